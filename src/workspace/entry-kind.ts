import { lstat, stat } from 'node:fs/promises';

/** Returns true for a folder, or a link to one. */
export async function isFolder(place: string): Promise<boolean> {
  return (await stat(place).catch(() => undefined))?.isDirectory() === true;
}

/** Returns true for a file, or a link to one. */
export async function isFile(place: string): Promise<boolean> {
  return (await stat(place).catch(() => undefined))?.isFile() === true;
}

/** Returns true if an entry exists, even a link without a target. */
export async function isThere(place: string): Promise<boolean> {
  return (await lstat(place).catch(() => undefined)) !== undefined;
}
