import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeHarborTask } from '../../src/harbor/write-task.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';
import { testHost } from '../helpers/test-host.ts';

test('a solution that does not apply to base is rejected, and no task folder is written', async () => {
  await using repository = await temporaryRepository();
  await repository.write('m.py', 'a = 1\n');
  await repository.commit();
  const write = async (folder: string, solution: string): Promise<readonly string[]> =>
    writeHarborTask({
      host: testHost(),
      repository: repository.path,
      base: 'HEAD',
      folder: path.join(repository.beside, folder),
      instruction: 'Change the value.\n',
      solution: Buffer.from(solution),
      signal: new AbortController().signal,
    });
  await expect(write('rejected', 'hello\n')).rejects.toMatchObject({
    code: 'E/APPLY_CONFLICT',
    message: expect.stringContaining('The patch does not apply to base: No valid patches in input') as string,
  });
  expect(readdirSync(repository.beside)).not.toContain('rejected');
  const patch = '--- a/m.py\n+++ b/m.py\n@@ -1 +1 @@\n-a = 1\n+a = 2\n';
  expect(await write('written', `\u{FEFF}${patch}`)).toContain('solution/solution.patch');
  // The script of the solution passes the file to `git apply`, which can ignore a file after a byte order mark.
  expect(readFileSync(path.join(repository.beside, 'written/solution/solution.patch'), 'utf8')).toBe(patch);
});
