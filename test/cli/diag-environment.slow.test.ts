import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { bundleOf } from '../helpers/lanser.ts';
import { comparable, pyrightCli } from '../helpers/pyright-cli.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { virtualEnvironment } from '../helpers/virtual-environment.ts';
import { writeTree } from '../helpers/write-tree.ts';

test('diag uses an active virtual environment as Pyright does, and --python ../.venv gives the same bundle', async () => {
  await using folder = await temporaryFolder();
  const venv = path.join(folder.path, '.venv');
  const { programs } = await virtualEnvironment(venv, { 'only.py': 'def f(a: int) -> str: ...\n' });
  await promisify(execFile)('git', ['init', '-q', folder.path]);
  const cwd = path.join(folder.path, 'project');
  await writeTree(cwd, { 'main.py': 'import only, other\nreveal_type(only.f(1))\n' });
  const PATH = [programs, process.env['PATH']].join(path.delimiter);
  const start = { cwd, env: { PATH, VIRTUAL_ENV: venv } };
  const { bundle, exitCode } = await bundleOf(['diag'], start);
  expect(exitCode).toBe(0);
  expect(comparable(bundle)).toEqual(await pyrightCli(start));
  expect(bundle.facts?.diagnostics.map(({ message }) => message)).toContain('Type of "only.f(1)" is "str"');
  const named = await bundleOf(['diag', '--python', '../.venv'], {
    cwd,
    env: { PATH: process.env['PATH'] ?? '' },
  });
  expect(named.bundle.bundleId).toBe(bundle.bundleId);
});
