import { rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { gateReport, lanser } from '../helpers/lanser.ts';
import { pyrightCli } from '../helpers/pyright-cli.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { virtualEnvironment } from '../helpers/virtual-environment.ts';
import { writeTree } from '../helpers/write-tree.ts';
import {
  checkoutWith,
  expectNoVerdictIfTracked,
  expectRead,
  newByCommandLine,
  PACKAGES,
  TRACKED,
  withEvilPrograms,
  type Checkout,
} from './untracked-environment.ts';

const sandbox = useSandbox();

test.each<[string, (checkout: Checkout) => Promise<unknown>]>([
  [
    'a link at the path of the environment, to an environment elsewhere in the checkout',
    async ({ repository: { path: root, git }, venv }) => {
      await virtualEnvironment(path.join(root, 'elsewhere', 'env'), PACKAGES);
      await rm(venv, { recursive: true });
      await symlink('elsewhere/env', venv);
      return git(['add', '--force', '.venv']);
    },
  ],
  [
    'a path that differs from the path of the environment only in upper and lower case',
    async ({ repository: { write, git } }) => {
      await write('.VENV/lib/x', '');
      return git(['add', '--force', '.VENV']);
    },
  ],
  [
    'a submodule at the path of the environment',
    async ({ repository: { git } }) => {
      const commit = await git(['rev-parse', 'HEAD']);
      return git(['update-index', '--add', '--cacheinfo', `160000,${commit},.venv`]);
    },
  ],
  [
    'the target of a link at the path of the environment',
    async ({ repository: { path: root, git }, venv }) => {
      await virtualEnvironment(path.join(root, 'elsewhere', 'env'), PACKAGES);
      await rm(venv, { recursive: true });
      await symlink('elsewhere/env', venv);
      return git(['add', '--force', 'elsewhere/env/lib']);
    },
  ],
])('the gate is inconclusive if head tracks %s, but base does not', async (name, change) =>
  expectNoVerdictIfTracked(sandbox, name, change),
);

test('the gate reads an untracked environment and does not run its interpreter, with and without --python', async () => {
  const checkout = await checkoutWith(sandbox, 'named');
  const expected = await newByCommandLine(checkout);
  const wereRun = await withEvilPrograms(checkout.programs);
  await expectRead(checkout.start, [], 'project', expected);
  const absolute = path.join(checkout.venv, 'bin', 'python3');
  for (const python of ['.venv', '.venv/bin/python', absolute]) {
    await expectRead(checkout.start, ['--python', python], 'option', expected);
  }
  expect(await wereRun()).toEqual([false, false]);
});

test('if the base interpreter of an untracked environment does not exist, the Python version comes from pyvenv.cfg, or else from the name of lib/python3.9', async () => {
  const { path: cwd, write, commit } = await sandbox.repository('version');
  const start = { cwd, env: sandbox.env };
  await write('a.py', 'x = 1\n');
  await commit();
  await write('a.py', 'import dependency\n\nmatch dependency.ask("a"):\n    case _: ...\n');
  await commit();
  const { diagnostics } = await pyrightCli(start, ['--pythonversion', '3.9']);
  for (const stated of ['version_info = 3.9.18\nuv = 0.8.0\n', '']) {
    await writeTree(cwd, {
      '.venv/pyvenv.cfg': `home = /not/there\n${stated}`,
      '.venv/lib/python3.9/site-packages/dependency.py': 'def ask(name: str) -> int: ...\n',
    });
    const { report } = await gateReport(['--base', 'HEAD~1'], start);
    const introduced = (report.delta?.introduced ?? []).map(({ message }) => message);
    expect(introduced).toEqual([expect.stringContaining('require Python 3.10')]);
    expect(diagnostics.join('\n')).toContain(introduced[0]);
    expect(report.environment.python?.version).toMatch(/^3\.9\./u);
  }
});

test('diag reads an environment in the project, doctor names the environment, and neither command runs programs of the environment', async () => {
  const { start, programs } = await checkoutWith(sandbox, 'commands', 'venv');
  const wereRun = await withEvilPrograms(programs);
  const diag = await lanser(['diag', '--json'], start);
  const { facts } = JSON.parse(diag.stdout) as { facts: { diagnostics: readonly { rule: string }[] } };
  expect(facts.diagnostics.map(({ rule }) => rule)).toEqual(['reportArgumentType', 'reportAssignmentType']);
  const doctor = await lanser(['doctor'], start);
  expect(doctor.stdout).toMatch(
    /^ok +python .*: venv, an environment of the project; lanser reads its files but does not run it$/mu,
  );
  expect(doctor.stdout).toMatch(/^ok +environments .*venv: .*; in use/mu);
  expect(await wereRun()).toEqual([false, false]);
});

test('the gate checks each project with the environment in its folder or in the nearest folder above', async () => {
  const { repository, start } = await checkoutWith(sandbox, 'projects');
  for (const name of ['a', 'b']) await repository.write(`${name}/x.py`, '');
  await repository.git(['add', 'a', 'b']);
  await repository.git(['commit', '--quiet', '--message', 'projects']);
  await repository.write('a/x.py', 'import dependency, only_a\n');
  await repository.write('b/x.py', 'import dependency, only_a\n');
  await repository.git(['commit', '--quiet', '--all', '--message', 'imports']);
  await virtualEnvironment(path.join(repository.path, 'a', '.venv'), { 'only_a.py': '' });
  const projects = ['--working-directory', 'b', '--working-directory', 'a'];
  const { report } = await gateReport(['--base', 'HEAD~1', ...projects], start);
  expect(report.delta?.introduced.map(({ uri, message }) => [uri, message])).toEqual([
    ['a/x.py', 'Import "dependency" could not be resolved'],
    ['b/x.py', 'Import "only_a" could not be resolved'],
  ]);
  expect(report.environment.python).toMatchObject({ folder: '.venv' });
  expect(report.projects.map(({ python }) => python)).toMatchObject([undefined, { folder: 'a/.venv' }]);
});

test('the gate and diag do not choose a tracked environment, but diag reads a tracked environment that --python names', async () => {
  const { repository, start, programs } = await checkoutWith(sandbox, 'tracked');
  const wereRun = await withEvilPrograms(programs);
  await repository.commit();
  await repository.write('other.py', '');
  await repository.commit();
  const { report } = await gateReport(['--base', 'HEAD~1'], start);
  expect(report.environment.python).toMatchObject({ source: 'path', folder: null });
  expect(report.environment.skipped).toMatchObject([{ folder: '.venv', reason: TRACKED }]);
  const unresolved = 'Import "dependency" could not be resolved';
  expect((await lanser(['diag'], start)).stdout).toContain(unresolved);
  expect((await lanser(['diag', '--python', '.venv'], start)).stdout).not.toContain(unresolved);
  expect(await wereRun()).toEqual([false, false]);
});
