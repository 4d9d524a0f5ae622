import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeHarborTask } from '../../src/harbor/write-task.ts';
import { temporaryRepository, type TemporaryRepository } from '../helpers/temporary-repository.ts';
import { testHost } from '../helpers/test-host.ts';

const PATCH = '--- a/m.py\n+++ b/m.py\n@@ -1 +1 @@\n-a = 1\n+a = 2\n';

async function writeTask(
  repository: TemporaryRepository,
  folder: string,
  solution: string,
): Promise<readonly string[]> {
  return writeHarborTask({
    host: testHost(),
    repository: repository.path,
    base: 'HEAD',
    folder: path.join(repository.beside, folder),
    instruction: 'Change the value.\n',
    solution: Buffer.from(solution),
    signal: new AbortController().signal,
  });
}

test('a solution that does not apply to base is rejected, and no task folder is written; from a solution that applies, a byte order mark is removed', async () => {
  await using repository = await temporaryRepository();
  await repository.write('m.py', 'a = 1\n');
  await repository.commit();
  const write = async (folder: string, solution: string): Promise<readonly string[]> =>
    writeTask(repository, folder, solution);
  await expect(write('rejected', 'hello\n')).rejects.toMatchObject({
    code: 'E/APPLY_CONFLICT',
    message: expect.stringContaining('The patch does not apply to base: No valid patches in input') as string,
  });
  expect(readdirSync(repository.beside)).not.toContain('rejected');
  expect(await write('written', `\u{FEFF}${PATCH}`)).toContain('solution/solution.patch');
  // The script of the solution passes this patch to `git apply`, which skips a line that begins with a byte order
  // mark. Git could then ignore the changes of the patch's first file.
  expect(readFileSync(path.join(repository.beside, 'written/solution/solution.patch'), 'utf8')).toBe(PATCH);
});

test('the script of the solution accepts relative paths', async () => {
  await using repository = await temporaryRepository();
  await repository.write('m.py', 'a = 1\n');
  await repository.commit();
  await writeTask(repository, 'task', PATCH);
  const { status, stderr } = spawnSync('bash', ['task/solution/solve.sh', 'checkout'], {
    cwd: repository.beside,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(readFileSync(path.join(repository.path, 'm.py'), 'utf8')).toBe('a = 2\n');
});
