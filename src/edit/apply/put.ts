import { linkSync, lstatSync, renameSync, unlinkSync } from 'node:fs';
import { errnoOf } from '../../model/lanser-error.ts';

/**
 * Error codes for a file that cannot have a second link. The file system has no hard links, the file has too
 * many links, or the system forbids links to files of other owners.
 */
const REFUSED: ReadonlySet<string> = new Set(['EMLINK', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EPERM']);

/**
 * Creates a hard link with an unused name. Returns false if the file cannot have a second link. Throws EEXIST
 * if the name is used.
 */
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
 * Moves a file to an unused name, and throws EEXIST if the name is used. If the file can have a second link,
 * never overwrites a file that another program creates at the same moment.
 */
export function putFile(file: string, name: string): void {
  if (linkFile(file, name)) unlinkSync(file);
  else putFolder(file, name);
}

/**
 * Moves an entry that cannot have a second link, such as a folder, to an unused name. Throws EEXIST if the
 * name is used. Another program can still create the name between the check of the name and the move.
 */
export function putFolder(folder: string, name: string): void {
  if (lstatSync(name, { throwIfNoEntry: false }) !== undefined) throw new NameExists();
  renameSync(folder, name);
}

class NameExists extends Error {
  readonly code = 'EEXIST';

  constructor() {
    super('EEXIST: the name is taken');
  }
}
