import { lstat, stat } from 'node:fs/promises';

/** Returns true for a folder, or a link to one. */
export async function isFolder(place: string): Promise<boolean> {
  return stat(place).then(
    (info) => info.isDirectory(),
    () => false,
  );
}

/** Returns true if an entry exists, even a link without a target. */
export async function isThere(place: string): Promise<boolean> {
  return lstat(place).then(
    () => true,
    () => false,
  );
}
