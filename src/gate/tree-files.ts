import path from 'node:path';
import { readBlobs, readEntry } from '../git/blobs.ts';
import type { ObjectStore } from '../git/object-store.ts';
import { listTree, type TreeEntry } from '../git/trees.ts';
import type { SchemaFiles } from '../json-schema/thread/gather-references.ts';
import { decodeUtf8 } from '../text/decode-utf8.ts';
import { grouped } from '../text/grouped.ts';
import { readJson } from '../text/json-text.ts';

/** The maximum size of a trace, in bytes. Limits memory, because a file is read as a whole. */
export const MAX_BLOB_SIZE: number = 256 * 2 ** 20;

/** The maximum size, in bytes, of other files: schemas, JSON documents, and sources searched for evidence. */
export const MAX_DOCUMENT_SIZE: number = 32 * 2 ** 20;

/** The maximum total bytes of texts with cached parsed values, which can need ten times the memory of their texts. */
const MAX_KEPT_BYTES = 64 * 2 ** 20;

/**
 * The regular files of a tree, by path, and given documents, by name. Omits submodules, names that are not UTF-8, and
 * links that are not documents. The methods that read files throw E/INCONCLUSIVE if the repository lacks the content.
 */
export interface TreeFiles extends SchemaFiles {
  readonly entries: ReadonlyMap<string, TreeEntry>;
  /** Returns the content of a file; undefined if the tree lacks it, or if it exceeds {@link MAX_DOCUMENT_SIZE}. */
  bytes(file: string): Promise<Buffer | undefined>;
  /** Yields the result of `bytes` for each file, in the given order. Reads in batches. */
  each(files: readonly string[]): AsyncIterable<readonly [file: string, content: Buffer | undefined]>;
  /** Returns the content of a file; undefined if the tree lacks it, or if it exceeds {@link MAX_BLOB_SIZE}. */
  blob(file: string): Promise<Buffer | undefined>;
}

/** @param documents the entries of files under further names, which may lead through links. */
export async function openTreeFiles(
  store: ObjectStore,
  tree: string,
  signal: AbortSignal,
  documents: ReadonlyMap<string, TreeEntry> = new Map(),
): Promise<TreeFiles> {
  const listed = await listTree(store, tree, signal);
  const files = listed.filter(({ kind }) => kind === 'file' || kind === 'executable');
  const entries = new Map([...files.map((entry) => [entry.path, entry] as const), ...documents]);
  const values = new Map<string, unknown>();
  let cachedBytes = 0;
  const byName = grouped(entries.keys(), (file) => path.posix.basename(file));
  // Callers often read the same file several times in a row.
  let last: { readonly id: string; readonly content: Buffer } | undefined;
  const upTo = async (file: string, bytes: number): Promise<Buffer | undefined> => {
    const entry = entries.get(file);
    return entry === undefined || entry.size > bytes ? undefined : readEntry(store, entry, signal);
  };
  const bytes = async (file: string): Promise<Buffer | undefined> => {
    const id = entries.get(file)?.id;
    if (id === undefined) return undefined;
    if (last?.id === id) return last.content;
    const content = await upTo(file, MAX_DOCUMENT_SIZE);
    if (content !== undefined) last = { id, content };
    return content;
  };
  async function* each(
    names: readonly string[],
  ): AsyncGenerator<readonly [file: string, content: Buffer | undefined]> {
    const readable = names.flatMap((name) => {
      const entry = entries.get(name);
      return entry === undefined || entry.size > MAX_DOCUMENT_SIZE ? [] : [{ ...entry, path: name }];
    });
    const readableNames = new Set(readable.map(({ path: name }) => name));
    const contents = readBlobs(store, readable, signal);
    for (const name of names) {
      const next = readableNames.has(name) ? await contents.next() : undefined;
      yield [name, next?.done === false ? next.value[1] : undefined];
    }
  }
  return {
    entries,
    bytes,
    each,
    blob: async (file) => upTo(file, MAX_BLOB_SIZE),
    read: async (file) => {
      if (values.has(file)) return values.get(file);
      const content = await bytes(file);
      const value = content === undefined ? undefined : parsed(content);
      const size = content?.length ?? 0;
      if (cachedBytes + size <= MAX_KEPT_BYTES) {
        cachedBytes += size;
        values.set(file, value);
      }
      return value;
    },
    candidateFiles: () => [...entries.keys()].filter((file) => file.endsWith('.schema.json')),
    named: async (name) => byName.get(name) ?? [],
  };
}

/** Parses a JSON document. Returns undefined if the content is not UTF-8, or if {@link readJson} rejects it. */
export function parsed(content: Buffer): unknown {
  const text = decodeUtf8(content);
  if (text.kind !== 'decoded') return undefined;
  const json = readJson(text.text);
  return json.kind === 'read' ? json.value : undefined;
}
