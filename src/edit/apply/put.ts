import { linkSync, lstatSync, renameSync, unlinkSync } from 'node:fs';
import { errnoOf } from '../../model/lanser-error.ts';

/** File systems without second names, and rules that keep us from giving them to files of others. */
const REFUSED: ReadonlySet<string> = new Set(['EMLINK', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EPERM']);

/** Gives a file a second name that nothing has yet; false where it cannot have one. */
export function linkFile(file: string, name: string): boolean {
  try {
    linkSync(file, name);
    return true;
  } catch (error) {
    if (REFUSED.has(errnoOf(error) ?? '')) return false;
    throw error;
  }
}

/** Moves a file to a name that nothing has: what appears there in between is not overwritten. */
export function putFile(file: string, name: string): void {
  if (linkFile(file, name)) unlinkSync(file);
  else putFolder(file, name);
}

/** The same for what cannot have two names; here a moment is left between the look and the move. */
export function putFolder(folder: string, name: string): void {
  if (lstatSync(name, { throwIfNoEntry: false }) !== undefined) throw new NameTaken();
  renameSync(folder, name);
}

/** As the system says it. */
class NameTaken extends Error {
  readonly code = 'EEXIST';

  constructor() {
    super('EEXIST: the name is taken');
  }
}
