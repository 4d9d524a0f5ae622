import { mkdtemp, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder, type TemporaryFolder } from './temporary-folder.ts';

const MEMORY = '/dev/shm';
const ROOM_BYTES = 100_000_000;

/** Makes a temporary folder in memory. Without enough free space there, makes it in the system's temporary folder. */
export async function memoryFolder(): Promise<TemporaryFolder> {
  const freeBytes = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  if (freeBytes < ROOM_BYTES) return temporaryFolder();
  const folder = await mkdtemp(path.join(MEMORY, 'lanser-test-'));
  return {
    path: folder,
    async [Symbol.asyncDispose]() {
      await rm(folder, { recursive: true, force: true });
    },
  };
}
