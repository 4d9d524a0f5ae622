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

/** The current source files below a folder, and their classes and functions. */
export interface WorkspaceIndex {
  /** Returns the paths of the files relative to the folder, sorted by code unit. */
  files(): Promise<readonly WorkspacePath[]>;
  /** Omits unreadable and very large files. Throws E/INCONCLUSIVE if parsing a file takes too much time or memory. */
  definitions(): Promise<readonly IndexedDefinition[]>;
}

interface IndexedFile {
  readonly stamp: FileStamp;
  readonly docVersion: DocumentVersion;
  readonly definitions: readonly IndexedDefinition[];
}

/** The maximum number of files that are read at the same time. */
const BATCH_SIZE = 64;
/** The maximum size of an indexed file in bytes. The parser may need 300 times as much memory. */
const MAX_FILE_SIZE = 4_000_000n;

export interface WorkspaceIndexOptions {
  /** The folder of a cache that processes share; undefined disables the cache. */
  readonly cacheFolder: string | undefined;
  /** Globs of excluded files and folders, relative to the root. */
  readonly exclude?: readonly string[] | undefined;
  /** Aborts `definitions()`. */
  readonly signal?: AbortSignal | undefined;
  /** Receives, after each batch, the number of new or possibly changed files read so far, and of all such files. */
  readonly progress?: ((done: number, total: number) => void) | undefined;
}

export function workspaceIndex(
  root: string,
  { cacheFolder, exclude, signal, progress }: WorkspaceIndexOptions,
): WorkspaceIndex {
  const cache = cacheFolder === undefined ? undefined : openIndexCache(cacheFolder);
  let indexedFiles: ReadonlyMap<WorkspacePath, IndexedFile | undefined> = new Map();
  let running: Promise<unknown> = Promise.resolve();

  const files = async (): Promise<readonly WorkspacePath[]> => sourceTree(root, KNOWN_ENDINGS, exclude);

  async function readThrough(
    name: WorkspacePath,
    docVersion: DocumentVersion,
    bytes: Buffer,
  ): Promise<IndexEntry> {
    const key = cache && entryKey(await programVersion(), languageName(name) ?? '', docVersion);
    const cached = key === undefined ? undefined : await cache?.get(key, bytes.length);
    if (cached !== undefined) return cached;
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
      const last = indexedFiles.get(name);
      const same = last?.stamp.racy === false && last.stamp.identity === stamp?.identity;
      // Sets the file's position in the map now, because changed files are read later.
      found.set(name, same ? last : undefined);
      if (same || stamp === undefined) continue;
      changed.push(async () => void found.set(name, await readAgain(name, stamp, last)));
    }
    for (let from = 0; from < changed.length; from += BATCH_SIZE) {
      if (signal?.aborted === true) throw abortError(signal);
      await Promise.all(changed.slice(from, from + BATCH_SIZE).map(async (read) => read()));
      progress?.(Math.min(from + BATCH_SIZE, changed.length), changed.length);
    }
    indexedFiles = found;
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
      // Refreshes run in sequence, so that each can use the results of the one before.
      const answer = running.then(refresh);
      running = answer.catch(() => {});
      return answer;
    },
  };
}

function stampOf(file: string): FileStamp | undefined {
  const now = Date.now();
  // For thousands of files, the asynchronous form takes many times longer.
  try {
    const stats = lstatSync(file, { bigint: true });
    return stats.isFile() && stats.size <= MAX_FILE_SIZE ? fileStamp(stats, now) : undefined;
  } catch {
    return undefined;
  }
}
