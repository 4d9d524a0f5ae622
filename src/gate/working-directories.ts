import path from 'node:path';
import { LanserError } from '../model/lanser-error.ts';

/**
 * Folders relative to the repository's root, in POSIX form, without repeats.
 *
 * @throws LanserError E/JAIL for one that is outside of the repository.
 */
export function normaliseWorkingDirectories(directories: readonly string[]): readonly string[] {
  const normal = directories.map((directory) => {
    const posix = path.posix.normalize(directory.split(path.sep).join('/')).replace(/(?<=.)\/+$/u, '');
    if (posix.startsWith('/') || path.isAbsolute(directory) || posix === '..' || posix.startsWith('../')) {
      throw new LanserError(
        'E/JAIL',
        `The working directory ${JSON.stringify(directory)} is not inside the repository; give it relative to the repository's root.`,
        { directory },
      );
    }
    return posix;
  });
  return [...new Set(normal)];
}
