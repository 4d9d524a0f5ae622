import path from 'node:path';
import { LanserError } from '../model/lanser-error.ts';
import { isReservedPath } from '../workspace/dot-git.ts';
import { isUnfitForWindows } from '../workspace/windows-name.ts';

/**
 * Returns the names from the checkout to a path of a trace, which is relative to the folder `from`.
 * Recordings contain only normal forms, in which `..` precedes every other name. So a path goes up through
 * real folders, never from the target of a link.
 *
 * @throws LanserError E/SCHEMA_INVALID for any other form, for a path that leaves the checkout, and for a
 * name that Git or lanser itself reads, in any spelling of any file system.
 */
export function tracedPath(from: readonly string[], given: string): readonly string[] {
  const steps = given === '.' ? [] : given.split('/');
  const ups = steps.findIndex((step) => step !== '..');
  const down = ups === -1 ? [] : steps.slice(ups);
  const up = steps.length - down.length;
  if (up > from.length || !down.every(isName)) {
    throw refused(given, 'a path that leaves its workspace, or is not in its normal form');
  }
  if (isReservedPath(given)) {
    throw refused(given, 'a path that Git or lanser itself reads');
  }
  return [...from.slice(0, from.length - up), ...down];
}

function isName(name: string): boolean {
  if (name === '' || name === '.' || name === '..' || name.includes('\0')) return false;
  return path.sep === '/' || !(name.includes(path.sep) || isUnfitForWindows(name));
}

export function refused(given: string, what: string): LanserError {
  return new LanserError(
    'E/SCHEMA_INVALID',
    `The trace names ${JSON.stringify(given)}, ${what}. Record the operations again.`,
    { path: given },
  );
}
