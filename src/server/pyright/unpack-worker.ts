/**
 * Entry point of the thread that unpacks packages. It writes thousands of small files, which takes a third of the time
 * if each write is synchronous.
 */
import { mkdirSync } from 'node:fs';
import { extract } from 'tar';
import { serveTasks } from '../../thread/serve-tasks.ts';

export interface UnpackTask {
  /** The content of a .tgz file. */
  readonly tarball: Uint8Array;
  /** An absolute path. The folder is created if it does not exist. */
  readonly folder: string;
}

serveTasks(({ tarball, folder }: UnpackTask): void => {
  mkdirSync(folder, { recursive: true });
  extract({ cwd: folder, strict: true, sync: true }).end(Buffer.from(tarball));
});
