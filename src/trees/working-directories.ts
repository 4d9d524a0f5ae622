import path from 'node:path';
import { LanserError } from '../model/lanser-error.ts';

/** Normalises folders to unique POSIX paths. Throws E/JAIL for one outside of the repository, E/USAGE for overlap. */
export function normaliseWorkingDirectories(directories: readonly string[]): readonly string[] {
  const normal = directories.map((directory) => {
    const posix = path.posix.normalize(directory.split(path.sep).join('/')).replace(/(?<=.)\/+$/u, '');
    if (posix.startsWith('/') || path.isAbsolute(directory) || posix === '..' || posix.startsWith('../')) {
      throw new LanserError(
        'E/JAIL',
        `The working directory ${JSON.stringify(directory)} is absolute or outside of the repository. Pass a path relative to the repository's root.`,
        { directory },
      );
    }
    return posix;
  });
  const distinct = [...new Set(normal)];
  refuseOverlap(distinct, 'Pass only one of them.');
  return distinct;
}

export function refuseOverlap(distinct: readonly string[], advice: string): void {
  for (const outer of distinct) {
    const inner = distinct.find(
      (directory) => directory !== outer && (outer === '.' || directory.startsWith(`${outer}/`)),
    );
    if (inner === undefined) continue;
    throw new LanserError(
      'E/USAGE',
      `The working directories ${JSON.stringify(outer)} and ${JSON.stringify(inner)} overlap, so files in the inner one would count twice. ${advice}`,
      { directories: [outer, inner] },
    );
  }
}
