import { linkSync, lstatSync, renameSync, unlinkSync } from 'node:fs';
import { errnoOf } from '../../model/lanser-error.ts';

/** Errors of file systems without hard links, and of rules against links to files of other owners. */
const REFUSED: ReadonlySet<string> = new Set(['EMLINK', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EPERM']);

/** Gives a file a second, unused name; returns false if the file cannot have one. */
export function linkFile(file: string, name: string): boolean {
  try {
    linkSync(file, name);
    return true;
  } catch (error) {
    if (REFUSED.has(errnoOf(error) ?? '')) return false;
    throw error;
  }
}

/** Moves a file to an unused name. A file that appears there in between is not overwritten. */
export function putFile(file: string, name: string): void {
  if (linkFile(file, name)) unlinkSync(file);
  else putFolder(file, name);
}

/** Moves an entry that cannot have two names. A short race between the check and the move remains. */
export function putFolder(folder: string, name: string): void {
  if (lstatSync(name, { throwIfNoEntry: false }) !== undefined) throw new NameExists();
  renameSync(folder, name);
}

/** The system's error for a name that exists already. */
class NameExists extends Error {
  readonly code = 'EEXIST';

  constructor() {
    super('EEXIST: the name is taken');
  }
}
