import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { errnoOf, LanserError, systemErrorText } from '../model/lanser-error.ts';
import { isInside } from '../workspace/containment.ts';
import { MAX_SOURCE_BYTES } from '../workspace/source-tree.ts';

/**
 * Returns the bytes of a file to diagnose; `name` is its name in artifacts.
 *
 * @throws LanserError E/JAIL (a link that leads out of `readableRoot`), E/FS_PERMISSIONS, E/INCONCLUSIVE (too
 * large).
 */
export async function readScopeDocument(file: string, name: string, readableRoot: string): Promise<Buffer> {
  try {
    // A string cannot represent every path: names need not be UTF-8.
    const real = await realpath(file, { encoding: 'buffer' });
    if (!isInside(readableRoot, real.toString())) {
      throw new LanserError(
        'E/JAIL',
        `${JSON.stringify(name)} is a link to a file outside of the repository. Move the file into the repository.`,
        { path: name },
      );
    }
    const { size } = await stat(real);
    if (size <= MAX_SOURCE_BYTES) return await readFile(real);
  } catch (error) {
    if (error instanceof LanserError) throw error;
    const errno = errnoOf(error) ?? null;
    throw new LanserError(
      'E/FS_PERMISSIONS',
      `${JSON.stringify(path.posix.normalize(name))} cannot be read: ${systemErrorText(error)}. Check its permissions.`,
      { path: name, errno },
      { cause: error },
    );
  }
  throw new LanserError(
    'E/INCONCLUSIVE',
    `${JSON.stringify(name)} is larger than 50 MB, which Pyright does not check. Exclude it in Pyright's configuration.`,
    { path: name, limitBytes: MAX_SOURCE_BYTES },
  );
}
