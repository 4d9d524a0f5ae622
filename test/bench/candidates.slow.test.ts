import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryRepository } from '../helpers/temporary-repository.ts';

const BENCH = fileURLToPath(new URL('../../bench/candidates.ts', import.meta.url));

test('a commit whose patch ends with blank lines becomes a candidate', { timeout: 300_000 }, async () => {
  await using repository = await temporaryRepository();
  for (const value of [1, 2]) {
    await repository.write('a.py', `a = ${value}\nb = 0\n\n\ndef f(): ...\n`);
    await repository.commit();
  }
  const args = [BENCH, repository.path, '--history', '--count', '1'];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stdout).toContain(': 1 candidates, ');
  expect(status).toBe(0);
});
