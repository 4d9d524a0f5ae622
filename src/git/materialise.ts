import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { abortError, errnoOf, LanserError } from '../model/lanser-error.ts';
import { readBlobs } from './blobs.ts';
import { isEscapedName, nameBytes } from './names.ts';
import type { ObjectStore } from './object-store.ts';
import { readLinks, type TreeLinks } from './tree-links.ts';
import type { TreeEntry } from './trees.ts';

/**
 * Writes entries of a tree from raw blobs into `directory`. Unlike a Git checkout, applies no filters, attributes,
 * hooks or line-ending conversion. Copies link targets byte by byte. Submodules become empty folders. Files that are
 * not `needed` become empty, because only their existence can matter.
 *
 * @param targets the links to write, with their targets. Default: the {@link inwardTargets} of these entries.
 * @param onContent receives the content of each needed file.
 * @throws LanserError E/FS_PERMISSIONS for an entry that cannot be written, or for a link target that is too long;
 * E/INCONCLUSIVE if Git cannot read a blob, or if the links are too many to follow; the error of {@link abortError}
 * if the signal is aborted.
 */
export async function materialise(
  store: ObjectStore,
  entries: readonly TreeEntry[],
  directory: string,
  needed: (path: string) => boolean,
  signal: AbortSignal,
  targets?: ReadonlyMap<string, Buffer>,
  onContent?: (path: string, content: Buffer) => void,
): Promise<void> {
  const links = targets ?? inwardTargets(await readLinks(store, entries, signal));
  const files = entries.filter((entry) => entry.kind === 'file' || entry.kind === 'executable');
  makeFolders(directory, entries);
  const selected = files.filter((entry) => needed(entry.path));
  let written = 0;
  const write = async (entry: TreeEntry, content: Buffer | string): Promise<void> => {
    writeEntry(directory, entry, content);
    written += 1;
    if (written % FILES_PER_YIELD !== 0) return;
    await setImmediate();
    if (signal.aborted) throw abortError(signal);
  };
  for await (const [entry, bytes] of readBlobs(store, selected, signal)) {
    await write(entry, bytes);
    onContent?.(entry.path, bytes);
  }
  for (const entry of files) if (!needed(entry.path)) await write(entry, '');
  for (const { path: link, kind } of entries) {
    const target = kind === 'link' ? links.get(link) : undefined;
    if (target === undefined) continue;
    withWriteFailure(link, () => symlinkSync(target, placeOf(directory, link)));
  }
}

/** Returns the targets of the links, except links whose destination is `outside` (see `tree-links.ts`). */
export function inwardTargets(links: TreeLinks): ReadonlyMap<string, Buffer> {
  return new Map([...links.targets].filter(([link]) => links.follow(link).kind !== 'outside'));
}

/** The number of files between two pauses in which the event loop can handle signals and timers. */
const FILES_PER_YIELD = 64;

// For thousands of small files, synchronous calls take a fraction of the time of asynchronous calls.

function makeFolders(directory: string, entries: readonly TreeEntry[]): void {
  const folders = new Set<string>(['.']);
  for (const entry of entries) {
    folders.add(entry.kind === 'submodule' ? entry.path : path.posix.dirname(entry.path));
  }
  for (const folder of folders) {
    withWriteFailure(folder, () => mkdirSync(placeOf(directory, folder), { recursive: true }));
  }
}

function writeEntry(directory: string, entry: TreeEntry, content: Buffer | string): void {
  const mode = entry.kind === 'executable' ? 0o777 : 0o666;
  withWriteFailure(entry.path, () =>
    writeFileSync(placeOf(directory, entry.path), content, { flag: 'wx', mode }),
  );
}

/** Returns an entry's path on disk: in bytes if its name is not UTF-8, because Node encodes strings as UTF-8. */
export function placeOf(directory: string, name: string): string | Buffer {
  if (!isEscapedName(name)) return path.join(directory, name);
  return Buffer.concat([Buffer.from(`${directory}${path.sep}`), nameBytes(name)]);
}

function withWriteFailure(name: string, write: () => unknown): void {
  try {
    write();
  } catch (error) {
    const errno = errnoOf(error);
    throw new LanserError(
      'E/FS_PERMISSIONS',
      `The entry ${JSON.stringify(name)} of a Git tree cannot be written to the temporary folder (${errno ?? 'unknown error'}). Possible causes: its name is too long or not valid on this file system, another entry has the same name, or the disk is full. Rename the entry, or set TMPDIR to a folder with free space.`,
      { path: name, errno: errno ?? null },
      { cause: error },
    );
  }
}
