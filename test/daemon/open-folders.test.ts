import { expect, test } from 'vitest';
import { folderPool } from '../../src/daemon/open-folders.ts';

test.each([
  ['a folder in use', false],
  ['a retired folder in use', true],
])('disposal closes %s, and waits until the folder is closed', async (_, isRetired) => {
  let isClosed = false;
  const pool = folderPool({ limit: 1, serversOf: () => 1 });
  const use = pool.use('key', '/folder', async () =>
    Promise.resolve({
      async [Symbol.asyncDispose]() {
        await new Promise(setImmediate);
        isClosed = true;
      },
    }),
  );
  await use.opening;
  if (isRetired) use.retire();
  await pool.folders[Symbol.asyncDispose]();
  expect(isClosed).toBe(true);
  use.release();
});
