import { linkSync, lstatSync, renameSync, unlinkSync } from 'node:fs';
import { errnoOf } from '../../model/lanser-error.ts';

/** The error codes for a file system without hard links, too many links, or a file of a different owner. */
const REFUSED: ReadonlySet<string> = new Set(['EMLINK', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EPERM']);

/** Creates the hard link `name`. Returns false if the system does not permit it. Throws EEXIST if `name` exists. */
export function linkFile(file: string, name: string): boolean {
  try {
    linkSync(file, name);
    return true;
  } catch (error) {
    if (REFUSED.has(errnoOf(error) ?? '')) return false;
    throw error;
  }
}

/** Moves a file like {@link putFolder}. Prefers a hard link: a rename could overwrite another program's file. */
export function putFile(file: string, name: string): void {
  if (linkFile(file, name)) unlinkSync(file);
  else putFolder(file, name);
}

/** Moves the entry, or throws EEXIST if `name` exists. Another program can create `name` after this check. */
export function putFolder(folder: string, name: string): void {
  if (lstatSync(name, { throwIfNoEntry: false }) !== undefined) {
    throw Object.assign(new Error('EEXIST: the name is taken'), { code: 'EEXIST' });
  }
  renameSync(folder, name);
}
