import { expect, test } from 'vitest';
import { openBlobReader } from '../../src/git/blob-reader.ts';
import { findGit } from '../../src/git/git.ts';
import { openRepository } from '../../src/git/repository.ts';
import { HAS_PROC, processesNaming } from '../helpers/processes.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { testHost } from '../helpers/test-host.ts';

const sandbox = useSandbox();

test('after a reader is closed, no Git process is running, even if reads were not finished', async () => {
  const repository = await sandbox.repository();
  await repository.write('a.txt', 'a\n');
  await repository.commit('a');
  const id = (await repository.git(['rev-parse', 'HEAD:a.txt'])).trim();
  const opened = await openRepository(await findGit(testHost(), [repository.path]), repository.path);
  for (let count = 0; count < 20; count += 1) {
    const reader = openBlobReader(opened);
    expect(String(await reader.read(id))).toBe('a\n');
    expect(processesNaming(repository.path)).toHaveLength(HAS_PROC ? 1 : 0);
    const late = [reader.read(id), reader.read(id)];
    await reader[Symbol.asyncDispose]();
    expect(processesNaming(repository.path)).toEqual([]);
    await Promise.all(late);
    expect(await reader.read(id)).toBeUndefined();
  }
});
