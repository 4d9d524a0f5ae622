import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errnoOf, LanserError } from '../model/lanser-error.ts';
import { readBlobs } from './blobs.ts';
import type { ObjectStore } from './object-store.ts';
import { resolveLinks } from './tree-links.ts';
import type { TreeEntry } from './trees.ts';

/**
 * Writes a tree from raw blobs: no filter, attribute, hook or line-end conversion acts. Links are
 * made only where they lead to another place of the same tree; all others are left out. Files for
 * which `needed` says no are made empty: their existence can matter, their content is not read.
 *
 * @throws LanserError E/FS_PERMISSIONS for an entry that this file system cannot hold.
 */
export async function materialise(
  store: ObjectStore,
  entries: readonly TreeEntry[],
  directory: string,
  needed: (path: string) => boolean,
  signal: AbortSignal,
): Promise<void> {
  const files = entries.filter((entry) => entry.kind === 'file' || entry.kind === 'executable');
  const links = entries.filter((entry) => entry.kind === 'link');
  await makeFolders(directory, entries);
  const wanted = files.filter((entry) => needed(entry.path));
  for await (const [entry, bytes] of readBlobs(store, wanted, signal)) {
    await writing(entry.path, writeFile(path.join(directory, entry.path), bytes, { flag: 'wx' }));
  }
  for (const entry of files) {
    if (needed(entry.path)) continue;
    await writing(entry.path, writeFile(path.join(directory, entry.path), '', { flag: 'wx' }));
  }
  const targets = new Map<string, string>();
  for await (const [entry, bytes] of readBlobs(store, links, signal))
    targets.set(entry.path, bytes.toString('utf8'));
  for (const [link, target] of resolveLinks(entries, targets)) {
    const from = path.dirname(path.join(directory, link));
    const relative = path.relative(from, path.join(directory, target)) || '.';
    await writing(link, symlink(relative, path.join(directory, link)));
  }
}

async function makeFolders(directory: string, entries: readonly TreeEntry[]): Promise<void> {
  const folders = new Set<string>(['.']);
  for (const entry of entries) {
    folders.add(entry.kind === 'submodule' ? entry.path : path.posix.dirname(entry.path));
  }
  for (const folder of folders) {
    await writing(folder, mkdir(path.join(directory, folder), { recursive: true }));
  }
}

async function writing(name: string, work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const errno = errnoOf(error);
    throw new LanserError(
      'E/FS_PERMISSIONS',
      `${JSON.stringify(name)} of the tree cannot be written to the temporary folder (${errno ?? 'unknown error'}): its name is too long or not valid here, another entry has the same name, or there is no room.`,
      { path: name, errno: errno ?? null },
      error,
    );
  }
}
