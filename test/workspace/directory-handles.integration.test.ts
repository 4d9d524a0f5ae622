import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { HAS_STRACE, under } from '../helpers/strace.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const MODULE = new URL('../../src/workspace/directory-handles.ts', import.meta.url).href;
const PROGRAM = `
  const { openDirectoryHandles } = await import(process.argv[1]);
  openDirectoryHandles(process.argv[2], false).flush('');
`;

// Windows opens folders, but answers EPERM if they are flushed.
test.skipIf(!HAS_STRACE).each([
  ['EPERM', 0],
  ['EIO', 1],
])('without descriptors, a flush of a folder that fails with %s ends with %i', async (errno, status) => {
  await using folder = await temporaryFolder();
  const [strace = '', ...options] = under({ call: 'fsync', when: 1 }, `error=${errno}`);
  const program = [process.execPath, '--input-type=module', '--eval', PROGRAM, MODULE, folder.path];
  const ended = spawnSync(strace, [...options, ...program], { encoding: 'utf8' });
  expect({ status: ended.status, names: ended.stderr.includes(errno) }).toEqual({
    status,
    names: status === 1,
  });
});
