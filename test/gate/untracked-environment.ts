// Makes and checks checkouts with an untracked Python environment.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { gateReport, lanser, type Start } from '../helpers/lanser.ts';
import { markingProgram, type MarkingProgram } from '../helpers/marking-program.ts';
import { pyrightCli, type Comparable } from '../helpers/pyright-cli.ts';
import type { Sandbox, SandboxRepository } from '../helpers/sandbox.ts';
import { virtualEnvironment } from '../helpers/virtual-environment.ts';
import type { Tree } from '../helpers/write-tree.ts';

/** The `site-packages` of the environment: a package, and a `.pth` file that names `packages/shared`. */
export const PACKAGES: Tree = {
  'dependency/__init__.py': 'def ask(name: str) -> int: ...\n',
  'dependency/py.typed': '',
  'dependency-1.2.dist-info/METADATA': 'Name: dependency\n',
  'shared.pth': '../../../../packages/shared\n',
};
const LOCAL = { version: 'x: int = 1\n', use: 'import shared_code\n\ny: int = shared_code.x\n' };

export interface Checkout {
  readonly repository: SandboxRepository;
  readonly start: Start;
  readonly venv: string;
  readonly programs: string;
  readonly sitePackages: string;
}

/**
 * Makes two commits and an untracked environment. The second commit passes an argument of a wrong type to a function
 * of the installed package `dependency`, and changes a module in `packages/shared`.
 */
export async function checkoutWith(sandbox: Sandbox, name: string, folder = '.venv'): Promise<Checkout> {
  const repository = await sandbox.repository(name);
  const { path: cwd, write, commit } = repository;
  await write('.gitignore', '.venv/\n');
  await write('app.py', 'import dependency\n\nn: int = dependency.ask("a")\n');
  await write('packages/shared/shared_code.py', LOCAL.version);
  await write('use.py', LOCAL.use);
  await commit();
  await write('app.py', 'import dependency\n\nn: int = dependency.ask(1)\n');
  await write('packages/shared/shared_code.py', 'x: str = ""\n');
  await commit();
  const venv = path.join(cwd, folder);
  const { programs, sitePackages } = await virtualEnvironment(venv, PACKAGES);
  return { repository, start: { cwd, env: sandbox.env }, venv, programs, sitePackages };
}

/** Returns the diagnostics that Pyright's command line reports for the last commit, but not for its parent. */
export async function newByCommandLine({
  repository,
  start,
  programs,
}: Checkout): Promise<readonly string[]> {
  const check = async (): Promise<Comparable> => pyrightCli(start, ['--pythonpath', `${programs}/python`]);
  const after = await check();
  await repository.git(['checkout', '--quiet', 'HEAD~1']);
  const before = await check();
  await repository.git(['checkout', '--quiet', 'main']);
  return after.diagnostics.filter((diagnostic) => !before.diagnostics.includes(diagnostic));
}

/**
 * Replaces the interpreter with programs that record their runs. The returned function reports which programs ran.
 */
export async function withEvilPrograms(programs: string): Promise<() => Promise<readonly boolean[]>> {
  const evil: MarkingProgram[] = [];
  for (const name of ['python', 'python3']) {
    await rm(path.join(programs, name));
    evil.push(await markingProgram(programs, name));
  }
  return async () => Promise.all(evil.map(async (program) => program.wasRun()));
}

/** Checks that the gate reads the environment `.venv`, and reports exactly the expected diagnostics as new. */
export async function expectRead(
  start: Start,
  args: readonly string[],
  source: string,
  expected: readonly string[],
): Promise<void> {
  const { report, exitCode } = await gateReport(['--base', 'HEAD~1', ...args], start);
  const introduced = (report.delta?.introduced ?? []).map(({ uri, range, severity, rule, message }) =>
    JSON.stringify([uri, range, severity, rule, message]),
  );
  expect(introduced.toSorted(), source).toEqual(expected);
  expect(report.environment.python).toMatchObject({ source, folder: '.venv', packages: 1 });
  expect(report.environment).not.toHaveProperty('skipped');
  expect(exitCode).toBe(1);
  expect(JSON.stringify(report)).not.toContain(path.dirname(start.cwd));
}

export const TRACKED: RegExp =
  /Git tracks .* a commit may have written the environment\. Remove the entry from Git/u;

/**
 * Commits a `change` that makes Git track the environment in head. Checks that the gate is inconclusive, and that it
 * rejects `--python .venv`.
 */
export async function expectNoVerdictIfTracked(
  sandbox: Sandbox,
  name: string,
  change: (checkout: Checkout) => Promise<unknown>,
): Promise<void> {
  const checkout = await checkoutWith(sandbox, `head ${name}`.replaceAll(/\W/gu, '-'));
  await change(checkout);
  await checkout.repository.git(['commit', '--quiet', '--message', 'head']);
  const { report, exitCode } = await gateReport(['--base', 'HEAD~1'], checkout.start);
  expect(report.failures.map(({ code, message }) => [code, message])).toContainEqual([
    'E/INCONCLUSIVE',
    expect.stringMatching(/^Git tracks .* but not in base\. .* Remove the entry from Git/u),
  ]);
  expect(exitCode).toBe(25);
  const named = await lanser(['gate', '--base', 'HEAD~1', '--python', '.venv'], checkout.start);
  expect([named.exitCode, named.stderr]).toEqual([20, expect.stringMatching(TRACKED)]);
}
