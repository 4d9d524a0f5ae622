import { lstatSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { documentVersion } from '../bundle/blob-id.ts';
import type { DocumentVersion, WorkspacePath } from '../model/brand.ts';
import { abortError } from '../model/lanser-error.ts';
import type { IndexedDefinition } from '../relocate/source.ts';
import { KNOWN_ENDINGS, languageName } from '../syntax/language-names.ts';
import { decodeSource } from '../text/decode.ts';
import { sourceTree } from '../workspace/source-tree.ts';
import { fileStamp, type FileStamp } from '../workspace/file-stamp.ts';
import { entryKey, openIndexCache } from './index-cache.ts';
import type { IndexEntry } from './index-entry.ts';
import { programVersion } from './program-version.ts';
import { readIndexEntry } from './read-source.ts';

/**
 * The classes and functions of all files below a folder, as the files are when it is asked. Files that
 * cannot be read, and those too large to have been typed, have none.
 */
export interface WorkspaceIndex {
  /** Relative to the folder, by code unit. */
  files(): Promise<readonly WorkspacePath[]>;
  /** Ordered by file and place. */
  definitions(): Promise<readonly IndexedDefinition[]>;
}

interface IndexedFile {
  readonly stamp: FileStamp;
  readonly docVersion: DocumentVersion;
  readonly definitions: readonly IndexedDefinition[];
}

// Files in work at a time.
const AT_ONCE = 64;
// A parser takes a hundred times a text's length, and nobody has typed such a file.
const LARGEST_FILE = 4_000_000n;

export interface WorkspaceIndexOptions {
  /** Where entries are kept from one process to the next; undefined keeps none. */
  readonly cacheFolder: string | undefined;
  /** Globs of files that are no part of it, relative to the folder. */
  readonly exclude?: readonly string[] | undefined;
  /** Ends the reading, with E/INTERRUPTED; what was read stays in the cache. */
  readonly signal?: AbortSignal | undefined;
  /** How many of the files that are new or changed have been read. */
  readonly progress?: ((done: number, total: number) => void) | undefined;
}

export function workspaceIndex(
  root: string,
  { cacheFolder, exclude, signal, progress }: WorkspaceIndexOptions,
): WorkspaceIndex {
  const cache = cacheFolder === undefined ? undefined : openIndexCache(cacheFolder);
  let known: ReadonlyMap<WorkspacePath, IndexedFile | undefined> = new Map();
  let running: Promise<unknown> = Promise.resolve();

  const files = async (): Promise<readonly WorkspacePath[]> => sourceTree(root, KNOWN_ENDINGS, exclude);

  async function readThrough(
    name: WorkspacePath,
    docVersion: DocumentVersion,
    bytes: Buffer,
  ): Promise<IndexEntry> {
    const key = cache && entryKey(await programVersion(), languageName(name) ?? '', docVersion);
    const kept = key === undefined ? undefined : await cache?.get(key, bytes.length);
    if (kept !== undefined) return kept;
    const { text } = decodeSource(bytes);
    const entry = await readIndexEntry({ file: name, uri: name, text }, signal);
    if (key !== undefined) await cache?.put(key, entry);
    return entry;
  }

  async function refresh(): Promise<readonly IndexedDefinition[]> {
    const found = new Map<WorkspacePath, IndexedFile | undefined>();
    const changed: (() => Promise<void>)[] = [];
    for (const name of await files()) {
      const stamp = stampOf(path.join(root, name));
      const last = known.get(name);
      const same = last?.stamp.racy === false && last.stamp.identity === stamp?.identity;
      // The place in the order, until the file has been read.
      found.set(name, same ? last : undefined);
      if (same || stamp === undefined) continue;
      changed.push(async () => void found.set(name, await readAgain(name, stamp, last)));
    }
    for (let from = 0; from < changed.length; from += AT_ONCE) {
      if (signal?.aborted === true) throw abortError(signal);
      await Promise.all(changed.slice(from, from + AT_ONCE).map(async (read) => read()));
      progress?.(Math.min(from + AT_ONCE, changed.length), changed.length);
    }
    known = found;
    await cache?.trim();
    return [...found.values()].flatMap((file) => file?.definitions ?? []);
  }

  async function readAgain(
    name: WorkspacePath,
    stamp: FileStamp,
    last: IndexedFile | undefined,
  ): Promise<IndexedFile | undefined> {
    const bytes = await readFile(path.join(root, name)).catch(() => undefined);
    if (bytes === undefined) return undefined;
    const docVersion = documentVersion(bytes);
    if (last?.docVersion === docVersion) return { ...last, stamp };
    const entry = await readThrough(name, docVersion, bytes);
    return { stamp, docVersion, definitions: entry.map((indexed) => ({ uri: name, ...indexed })) };
  }

  return {
    files,
    async definitions() {
      // One after the other: each sees what was changed before it was asked, and nothing is read twice.
      const answer = running.then(refresh);
      running = answer.catch(() => {});
      return answer;
    },
  };
}

/** Undefined for what is not a file of the index, or not any more. */
function stampOf(file: string): FileStamp | undefined {
  const now = Date.now();
  // Thousands of them: the threads of the asynchronous form cost many times the call.
  try {
    const stats = lstatSync(file, { bigint: true });
    return stats.isFile() && stats.size <= LARGEST_FILE ? fileStamp(stats, now) : undefined;
  } catch {
    return undefined;
  }
}
