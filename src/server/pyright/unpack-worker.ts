/**
 * The thread that unpacks packages with synchronous writes, which would block the main thread. For thousands of small
 * files, synchronous writes take a third of the time of asynchronous writes.
 */
import { mkdirSync } from 'node:fs';
import { extract } from 'tar';
import { errnoOf, LanserError } from '../../model/lanser-error.ts';
import { serveTasks } from '../../thread/serve-tasks.ts';

export interface UnpackTask {
  /** The content of a .tgz file. */
  readonly tarball: Uint8Array;
  /** Absolute. */
  readonly folder: string;
}

serveTasks(({ tarball, folder }: UnpackTask): void => {
  try {
    mkdirSync(folder, { recursive: true });
    extract({ cwd: folder, strict: true, sync: true }).end(Buffer.from(tarball));
  } catch (error) {
    const errno = errnoOf(error);
    if (errno === undefined) throw error;
    // The errors of `tar` contain objects that cannot be sent to the main thread.
    throw new LanserError(
      'E/FS_PERMISSIONS',
      `Pyright cannot be written to the temporary folder (${errno}). Free some space there, or set TMPDIR to a different folder.`,
      { errno },
    );
  }
});
