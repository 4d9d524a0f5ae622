/** Runs of the Action that exceed their time limit. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import type { actionRunner, Step } from '../helpers/action-runner.ts';
import type { Sandbox } from '../helpers/sandbox.ts';

/** A program that prints its version if requested, and otherwise sleeps for ten minutes. */
export const HANGS: string = '#!/bin/sh\ncase "$*" in --version|-V) echo 1.2.3;; *) exec sleep 600;; esac\n';

export interface DeadlineStep {
  /** The name of the repository's folder. */
  readonly name: string;
  readonly minutes: string;
  readonly inputs: Readonly<Record<string, string>>;
  /** The source text of each program, by the program's name. The folder of the programs is first on PATH. */
  readonly programs: Readonly<Record<string, string>>;
}

/** Runs the gate and checks that it is inconclusive, suggests more time, and leaves no temporary files. */
export async function expectInconclusive(
  sandbox: Sandbox,
  runner: ReturnType<typeof actionRunner>,
  { name, minutes, inputs, programs }: DeadlineStep,
): Promise<void> {
  const { path: workspace, write, commit } = await sandbox.repository(name);
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
}

const LOCKED = {
  version: '1.1.400',
  resolved: 'https://registry.npmjs.org/pyright/-/pyright-1.1.400.tgz',
  integrity: `sha512-${'A'.repeat(86)}==`,
};
