import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { HAS_STRACE, under } from '../helpers/strace.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const MODULE = new URL('../../src/workspace/directory-handles.ts', import.meta.url).href;
const PROGRAM = `
  const { openDirectoryHandles } = await import(process.argv[1]);
  openDirectoryHandles(process.argv[2], false).flush('');
`;

// Windows cannot flush folders and answers EPERM, so `flush` ignores EPERM.
test.skipIf(!HAS_STRACE).each([
  ['EPERM', 0],
  ['EIO', 1],
])('if the flush of a folder by its path fails with %s, the program exits with %i', async (errno, status) => {
  await using folder = await temporaryFolder();
  const [strace = '', ...options] = under({ call: 'fsync', when: 1 }, `error=${errno}`);
  const program = [process.execPath, '--input-type=module', '--eval', PROGRAM, MODULE, folder.path];
  const ended = spawnSync(strace, [...options, ...program], { encoding: 'utf8' });
  expect({ status: ended.status, names: ended.stderr.includes(errno) }).toEqual({
    status,
    names: status === 1,
  });
});
