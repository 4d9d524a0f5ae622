import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';

/**
 * Everything below a folder that a program could have changed: names, kinds, modes, contents, link
 * targets, and the times of the last change of files and of folders, `.git` included. But for the
 * times of Git's objects: Git renews one when it is asked to write an object that is there already.
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
