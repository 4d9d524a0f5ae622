import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { errnoOf, LanserError, systemErrorText } from '../model/lanser-error.ts';
import { isInside } from '../workspace/containment.ts';
import { MAX_SOURCE_BYTES } from '../workspace/source-tree.ts';

/**
 * Returns the bytes of a file that a server checks.
 *
 * @param name the name of the file in messages.
 * @throws LanserError E/JAIL for a file whose real path is outside of `readableRoot`, E/FS_PERMISSIONS for a
 * missing or unreadable file, E/INCONCLUSIVE for a file larger than {@link MAX_SOURCE_BYTES}.
 */
export async function readScopeDocument(file: string, name: string, readableRoot: string): Promise<Buffer> {
  try {
    // The real path stays in bytes, because a file name need not be valid UTF-8.
    const real = await realpath(file, { encoding: 'buffer' });
    if (!isInside(readableRoot, real.toString())) {
      throw new LanserError(
        'E/JAIL',
        `${JSON.stringify(name)} leads out of the repository through a link. Move the file into the repository.`,
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
    `${JSON.stringify(name)} is larger than 50 MiB. lanser does not check such files. Exclude the file in the configuration of the server, or check other files.`,
    { path: name, limitBytes: MAX_SOURCE_BYTES },
  );
}
