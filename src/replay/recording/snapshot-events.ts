import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { documentVersion } from '../../bundle/blob-id.ts';
import type { SnapshotEvent, TracedDocument } from '../../model/generated/trace.ts';
import { packed } from '../../trace/contents.ts';
import type { NewEvent } from '../../trace/write-trace.ts';
import type { OperationRecord } from './operation-record.ts';

/** The snapshot events of a trace. They contain the files that operations read. An unchanged file is not repeated. */
export interface SnapshotEvents {
  /** If the trace embeds contents, reads those of the recorded files below `root`, and keeps them for `eventsOf`. */
  keepBelow(root: string, record: OperationRecord): Promise<void>;
  /** Returns the snapshots that precede an operation; none if earlier snapshots contain everything. */
  eventsOf(record: OperationRecord): readonly NewEvent[];
}

/** Documents by path; null for a missing file or removed link. Not an object: a file can be named `__proto__`. */
type Documents = Map<string, TracedDocument | null>;

/**
 * A snapshot ends when its contents in Base64 reach this length. If the last document has at most 64 MiB, it adds
 * less than 90 MiB, so the snapshot's line in the trace stays below 128 MiB. Longer lines cannot be read.
 */
const MAX_CONTENTS = 32 * 2 ** 20;

/** Creates the snapshots. `tree` is the workspace's Git tree at the start, as `git-tree:ID`; null if unknown. */
export function snapshotEvents(
  embed: boolean,
  tree: string | null,
  maxContents: number = MAX_CONTENTS,
): SnapshotEvents {
  const recordedVersions = new Map<string, string | null>();
  const seen = new Set<string>();
  const links = new Map<string, string>();
  const plans = new Set<string>();
  const unwritten = new Map<string, Buffer>();
  let written = false;

  function documentsOf(record: OperationRecord): Documents {
    const documents: Documents = new Map();
    for (const link of goneLinks(record, links)) {
      documents.set(link, null);
      links.delete(link);
    }
    for (const [uri, version] of sorted(record.read)) {
      const before = recordedVersions.get(uri);
      // A missing file that no snapshot contains needs no entry.
      if (before === version || (version === null && before === undefined && !seen.has(uri))) continue;
      recordedVersions.set(uri, version);
      seen.delete(uri);
      const bytes = version === null ? undefined : unwritten.get(keyOf(uri, version));
      const content = bytes === undefined ? {} : { content: packed(bytes) };
      documents.set(uri, version === null ? null : { blob: version, ...content });
    }
    for (const [uri, version] of record.read) if (version !== null) unwritten.delete(keyOf(uri, version));
    return documents;
  }

  return {
    async keepBelow(root, { read }) {
      if (!embed) return;
      for (const [uri, version] of read) {
        if (version === null || recordedVersions.get(uri) === version) continue;
        const key = keyOf(uri, version);
        if (unwritten.has(key)) continue;
        const bytes = await readFile(path.join(root, uri)).catch(() => undefined);
        if (bytes !== undefined && documentVersion(bytes) === version) unwritten.set(key, bytes);
      }
    },
    eventsOf(record) {
      const documents = documentsOf(record);
      const others = [...record.seen]
        .filter(
          (name) =>
            !seen.has(name) && !record.read.has(name) && (recordedVersions.get(name) ?? null) === null,
        )
        .toSorted();
      for (const name of others) seen.add(name);
      const newLinks = sorted(record.links).filter(([name, target]) => links.get(name) !== target);
      for (const [name, target] of newLinks) {
        links.set(name, target);
        // A replay replaces the files at and below this path with the link. Files read again need new entries.
        for (const uri of recordedVersions.keys()) {
          if (uri === name || uri.startsWith(`${name}/`)) recordedVersions.delete(uri);
        }
      }
      const newPlans = sorted(record.plans).filter(([id]) => !plans.has(id));
      for (const [id] of newPlans) plans.add(id);
      const isEmpty = documents.size + others.length + newLinks.length + newPlans.length === 0;
      if (isEmpty) return [];
      const firstTree = written ? null : tree;
      written = true;
      const parts = partsOf(documents, maxContents);
      return parts.map((part, index): Omit<SnapshotEvent, 'seq'> => ({
        kind: 'snapshot',
        tree: index === 0 ? firstTree : null,
        documents: Object.fromEntries(part),
        ...(index < parts.length - 1
          ? {}
          : {
              ...(others.length === 0 ? {} : { others }),
              ...(newLinks.length === 0 ? {} : { links: Object.fromEntries(newLinks) }),
              ...(newPlans.length === 0 ? {} : { plans: Object.fromEntries(newPlans) }),
            }),
      }));
    },
  };
}

function partsOf(documents: Documents, maxContents: number): readonly Documents[] {
  let part: Documents = new Map();
  const parts = [part];
  let length = 0;
  for (const [uri, document] of documents) {
    if (length >= maxContents) {
      part = new Map();
      parts.push(part);
      length = 0;
    }
    part.set(uri, document);
    length += document?.content?.length ?? 0;
  }
  return parts;
}

/** Returns recorded links at or above names in `read`. They were removed: no name in `read` leads through a link. */
function goneLinks({ read }: OperationRecord, links: ReadonlyMap<string, string>): ReadonlySet<string> {
  const gone = new Set<string>();
  if (links.size === 0) return gone;
  for (const name of read.keys()) {
    for (let at = name; at !== '.'; at = path.posix.dirname(at)) if (links.has(at)) gone.add(at);
  }
  return gone;
}

function keyOf(uri: string, version: string): string {
  return `${version} ${uri}`;
}

function sorted<T>(map: ReadonlyMap<string, T>): readonly (readonly [string, T])[] {
  return [...map].toSorted(([left], [right]) => (left < right ? -1 : 1));
}
