import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { actionRunner, type Step } from '../helpers/action-runner.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
const runner = actionRunner(sandbox);

/** A program that never ends, unless it is asked for its version. */
const HANGS = '#!/bin/sh\ncase "$*" in --version|-V) echo 1.2.3;; *) exec sleep 600;; esac\n';

test.each([
  ['before a side is prepared', '0.000001', {}, {}],
  ['while Python describes its environment', '0.04', {}, { python3: HANGS, python: HANGS }],
  ['while npm fetches Pyright', '0.04', { 'pyright-version': '1.1.400' }, { npm: HANGS }],
])('a gate whose time ends %s is inconclusive', async (name, minutes, inputs, programs) => {
  const { path: workspace, write, commit } = await sandbox.repository(name.replaceAll(' ', '-'));
  await write('a.py', 'x: int = 1\n');
  const lock = { lockfileVersion: 3, packages: { 'node_modules/pyright': LOCKED } };
  await write('package-lock.json', JSON.stringify(lock));
  await commit();
  await write('a.py', 'x: int = ""\n');
  const sha = await commit();
  const folder = path.join(sandbox.path, `${path.basename(workspace)}-programs`);
  await mkdir(folder);
  for (const [program, text] of Object.entries(programs)) {
    await writeFile(path.join(folder, program), text, { mode: 0o755 });
  }
  const step: Step = {
    workspace,
    event: 'push',
    payload: {},
    ref: 'refs/heads/main',
    sha,
    with: { 'base-ref': 'HEAD~1', 'timeout-minutes': minutes, ...inputs },
    env: { PATH: [folder, sandbox.env['PATH']].join(path.delimiter) },
  };
  const { exitCode, outputs, commands, temporary } = await runner.run(step);
  expect(commands.at(-1)?.data).toContain('Raise the input timeout-minutes');
  expect([exitCode, outputs['conclusion'], temporary]).toEqual([25, 'inconclusive', []]);
});

const LOCKED = {
  version: '1.1.400',
  resolved: 'https://registry.npmjs.org/pyright/-/pyright-1.1.400.tgz',
  integrity: `sha512-${'A'.repeat(86)}==`,
};
