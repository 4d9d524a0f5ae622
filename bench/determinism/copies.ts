import type { Dirent } from 'node:fs';
import { copyFile, mkdir, opendir, readdir, readlink, symlink } from 'node:fs/promises';
import path from 'node:path';
import { pickedFrom } from '../navigation/identifiers.ts';

/** Copies a folder, entry by entry in a random order that the seed determines. */
export async function copyTree(from: string, to: string, seed: number): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  await mkdir(to, { recursive: true });
  for (const entry of pickedFrom(entries.toSorted(byPath), entries.length, seed)) {
    const source = pathOf(entry);
    const target = path.join(to, path.relative(from, source));
    await mkdir(entry.isDirectory() ? target : path.dirname(target), { recursive: true });
    if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else if (entry.isFile()) await copyFile(source, target);
  }
}

/** Counts the folders with several entries, and how many of them have a different order of entries in the copy. */
export async function listedOtherwise(
  one: string,
  other: string,
): Promise<{ readonly folders: number; readonly otherwise: number }> {
  const entries = await readdir(one, { recursive: true, withFileTypes: true });
  const folders = [one, ...entries.filter((entry) => entry.isDirectory()).map(pathOf)];
  let [several, otherwise] = [0, 0];
  for (const folder of folders) {
    const names = await listed(folder);
    if (names.length < 2) continue;
    several += 1;
    const others = await listed(path.join(other, path.relative(one, folder)));
    if (names.join('/') !== others.join('/')) otherwise += 1;
  }
  return { folders: several, otherwise };
}

function byPath(one: Dirent, other: Dirent): number {
  return pathOf(one) < pathOf(other) ? -1 : 1;
}

function pathOf({ parentPath, name }: Dirent): string {
  return path.join(parentPath, name);
}

/** Lists names in the file system's order. `readdir` would sort them. */
async function listed(folder: string): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const { name } of await opendir(folder)) names.push(name);
  return names;
}
