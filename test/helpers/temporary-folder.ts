import { mkdtemp, realpath, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

export interface TemporaryFolder extends AsyncDisposable {
  /** The absolute path, with symbolic links resolved. */
  readonly path: string;
}

export async function temporaryFolder(): Promise<TemporaryFolder> {
  const folder = await realpath(await mkdtemp(path.join(os.tmpdir(), 'lanser-test-')));
  return {
    path: folder,
    async [Symbol.asyncDispose]() {
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
    },
  };
}
