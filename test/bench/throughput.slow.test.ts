import { spawnSync } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryRepository } from '../helpers/temporary-repository.ts';

const BENCH = fileURLToPath(new URL('../../bench/navigation/throughput.ts', import.meta.url));

test("the benchmark runs `lanser batch` without the user's cache", { timeout: 120_000 }, async () => {
  await using repository = await temporaryRepository();
  await repository.write('a.py', 'value = 1\n');
  const cache = path.join(repository.beside, 'cache');
  await mkdir(cache);
  const args = [BENCH, repository.path, '--count', '1', '--rounds', '1'];
  const env = { ...process.env, XDG_CACHE_HOME: cache };
  const { status, stdout } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^round 1: raw /u)]);
  expect(await readdir(cache)).toEqual([]);
});
