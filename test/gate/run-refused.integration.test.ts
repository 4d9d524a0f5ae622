import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lanser } from '../helpers/lanser.ts';
import { markingProgram } from '../helpers/marking-program.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();

test.each(['gate', 'diag'])('%s in a subfolder does not run programs of the checkout', async (command) => {
  const { path: root, write, commit } = await sandbox.repository(`programs-${command}`);
  await write('sub/a.py', '');
  await commit();
  const bin = path.join(root, 'venv', 'bin');
  await mkdir(bin, { recursive: true });
  const programs = [await markingProgram(bin, 'git'), await markingProgram(bin, 'python3')];
  const { exitCode } = await lanser(
    command === 'gate' ? ['gate', '--base', 'HEAD', '--allow-dirty'] : ['diag'],
    {
      cwd: path.join(root, 'sub'),
      env: { ...sandbox.env, PATH: `${bin}${path.delimiter}${sandbox.env['PATH'] ?? ''}` },
    },
  );
  expect(exitCode).toBe(0);
  for (const program of programs) expect(await program.wasRun()).toBe(false);
});

test('overlapping working directories are rejected', async () => {
  const { path: cwd, write, commit } = await sandbox.repository('overlap');
  await write('a/b/c.py', '');
  await commit();
  const args = ['gate', '--base', 'HEAD', '--working-directory', 'a', '--working-directory', 'a/b'];
  const { exitCode, stderr } = await lanser(args, { cwd, env: sandbox.env });
  expect(exitCode).toBe(20);
  expect(stderr).toContain('"a" and "a/b" overlap');
});

test("a byte order mark in a pyproject.toml with Pyright's settings is an error, because Pyright ignores such a file", async () => {
  const { path: cwd, write, commit } = await sandbox.repository('dropped');
  await write('pyproject.toml', '\uFEFF[tool.pyright]\nreportUnusedVariable = "error"\n');
  await write('a.py', 'def f():\n    unused = 1\n');
  await commit();
  for (const args of [['gate', '--base', 'HEAD'], ['diag']]) {
    const { exitCode, stderr } = await lanser(args, { cwd, env: sandbox.env });
    expect([args[0], exitCode]).toEqual([args[0], 21]);
    expect(stderr).toContain('byte order mark (U+FEFF), and Pyright ignores such a file');
    expect(stderr).not.toContain(sandbox.path);
  }
});

test("a byte order mark in lanser's own configuration is accepted", async () => {
  const { path: cwd, write, commit } = await sandbox.repository('mark');
  await write('lanser.json', '\uFEFF{ "gate": { "warnOnly": true } }');
  await write('a.py', '');
  await commit();
  const { exitCode, stdout } = await lanser(['gate', '--base', 'HEAD', '--json'], {
    cwd,
    env: sandbox.env,
  });
  expect(exitCode).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ policy: { warnOnly: true } });
});
