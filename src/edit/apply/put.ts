import { linkSync, lstatSync, renameSync, unlinkSync } from 'node:fs';
import { errnoOf } from '../../model/lanser-error.ts';

/**
 * Error codes for a file that cannot have a second link. Possible reasons are a file system without hard links,
 * too many links, and a file of a different owner.
 */
const REFUSED: ReadonlySet<string> = new Set(['EMLINK', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EPERM']);

/** Creates a hard link with an unused name, or throws EEXIST. Returns false if the file cannot have a second link. */
export function linkFile(file: string, name: string): boolean {
  try {
    linkSync(file, name);
    return true;
  } catch (error) {
    if (REFUSED.has(errnoOf(error) ?? '')) return false;
    throw error;
  }
}

/**
 * Moves a file to an unused name. Throws EEXIST if the name is used. Uses a hard link if possible, because a
 * rename could overwrite a file that another program creates at the same moment.
 */
export function putFile(file: string, name: string): void {
  if (linkFile(file, name)) unlinkSync(file);
  else putFolder(file, name);
}

/**
 * Moves a folder, or a file that cannot have a second link, to an unused name. Throws EEXIST if the name is
 * used. Another program can still create the name between the check and the move.
 */
export function putFolder(folder: string, name: string): void {
  if (lstatSync(name, { throwIfNoEntry: false }) !== undefined) {
    throw Object.assign(new Error('EEXIST: the name is taken'), { code: 'EEXIST' });
  }
  renameSync(folder, name);
}
