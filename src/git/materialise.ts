import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readBlobs } from './blobs.ts';
import type { ObjectStore } from './object-store.ts';
import { resolveLinks } from './tree-links.ts';
import type { TreeEntry } from './trees.ts';

/**
 * Writes a tree from raw blobs: no filter, attribute, hook or line-end conversion acts. Links are
 * made only where they lead to another place of the same tree; all others are left out. Files for
 * which `needed` says no are made empty: their existence can matter, their content is not read.
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
    await writeFile(path.join(directory, entry.path), bytes, { flag: 'wx' });
  }
  for (const entry of files) {
    if (!needed(entry.path)) await writeFile(path.join(directory, entry.path), '', { flag: 'wx' });
  }
  const targets = new Map<string, string>();
  for await (const [entry, bytes] of readBlobs(store, links, signal))
    targets.set(entry.path, bytes.toString('utf8'));
  for (const [link, target] of resolveLinks(entries, targets)) {
    const from = path.dirname(path.join(directory, link));
    await symlink(path.relative(from, path.join(directory, target)) || '.', path.join(directory, link));
  }
}

async function makeFolders(directory: string, entries: readonly TreeEntry[]): Promise<void> {
  const folders = new Set<string>([directory]);
  for (const entry of entries) {
    const absolute = path.join(directory, entry.path);
    folders.add(entry.kind === 'submodule' ? absolute : path.dirname(absolute));
  }
  for (const folder of folders) await mkdir(folder, { recursive: true });
}
