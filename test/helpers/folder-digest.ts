import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';

/**
 * Maps the path of each entry in a folder, including `.git`, to its kind, mode, modification time, and digest or
 * link target. Excludes the times of Git's objects, because Git updates the time of an object that it writes again.
 */
export function folderDigest(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  return Object.fromEntries(['.', ...names].map((name) => [name, digestOf(path.join(folder, name))]));
}

function digestOf(absolute: string): string {
  const info = lstatSync(absolute, { bigint: true });
  const content = info.isSymbolicLink()
    ? readlinkSync(absolute)
    : info.isFile()
      ? createHash('sha256').update(readFileSync(absolute)).digest('hex')
      : '';
  const isObject = info.isFile() && absolute.includes('/.git/objects/');
  return `${info.mode.toString(8)} ${isObject ? '' : info.mtimeNs} ${content}`;
}
