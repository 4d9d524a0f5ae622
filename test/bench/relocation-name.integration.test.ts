import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryName } from '../../bench/relocation/repository-name.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const BENCH = path.join(import.meta.dirname, '../../bench/relocation');

test.each([
  ['a+b/repo.git', 'b'],
  ['a+b/repo', 'b'],
  ['a+b', 'b'],
  ['shop.git', 'shop'],
  ['shop/.git', 'shop'],
])('repository-name.ts and history.py give the repository at %s the name %s', async (folder, name) => {
  await using temporary = await temporaryFolder();
  const repository = path.join(temporary.path, folder);
  await mkdir(repository, { recursive: true });
  expect(repositoryName(repository)).toBe(name);
  const program = 'import sys, history; print(history.repository_name(sys.argv[1]))';
  const byPython = execFileSync('python3', ['-c', program, repository], { cwd: BENCH, encoding: 'utf8' });
  expect(byPython.trim()).toBe(name);
});
