import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { actionRunner } from '../helpers/action-runner.ts';
import { gateReport, lanser } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { expectInconclusive, HANGS } from './deadline-step.ts';

// run-deadline.slow.test.ts tests a time limit that is reached while npm fetches Pyright.
const sandbox = useSandbox();
const runner = actionRunner(sandbox);

test('a gate that reaches its time limit before base and head are prepared is inconclusive', async () =>
  expectInconclusive(sandbox, runner, { name: 'early', minutes: '0.000001', inputs: {}, programs: {} }));

test('a gate that reaches its time limit while it queries the Python interpreter is inconclusive', async () =>
  expectInconclusive(sandbox, runner, {
    name: 'python',
    minutes: '0.04',
    inputs: {},
    programs: { python3: HANGS, python: HANGS },
  }));

test('if the Python interpreter is killed, `gate` and `symbols` end with E/INCONCLUSIVE', async () => {
  const { path: cwd, write, commit } = await sandbox.repository('killed');
  await write('a.py', 'x: int = 1\n');
  await commit();
  const programs = path.join(sandbox.path, 'killed-programs');
  await mkdir(programs);
  for (const name of ['python3', 'python']) {
    await writeFile(path.join(programs, name), '#!/bin/sh\nkill -9 $$\n', { mode: 0o755 });
  }
  const PATH = [programs, sandbox.env['PATH']].join(path.delimiter);
  const start = { cwd, env: { ...sandbox.env, PATH } };
  const message = 'The Python interpreter python3 was ended by SIGKILL. Run the command again.';
  for (const scope of ['full', 'affected']) {
    const { report, exitCode } = await gateReport(['--base', 'HEAD', '--scope', scope], start);
    expect(report.failures[0]).toMatchObject({ code: 'E/INCONCLUSIVE', message });
    expect(exitCode).toBe(25);
  }
  const { exitCode, stderr } = await lanser(['symbols', 'a.py'], start);
  expect([exitCode, stderr]).toEqual([25, expect.stringContaining(message)]);
});
