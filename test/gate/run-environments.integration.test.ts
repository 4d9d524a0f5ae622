import { rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { gateReport, lanser } from '../helpers/lanser.ts';
import { pyrightCli } from '../helpers/pyright-cli.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { virtualEnvironment } from '../helpers/virtual-environment.ts';
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

describe('an untracked environment in the checkout is read and not run', () => {
  test('named or active, with the result of the command line', async () => {
    const checkout = await checkoutWith(sandbox, 'untracked');
    const { start, programs, venv } = checkout;
    const expected = await newByCommandLine(checkout);
    expect(expected).toHaveLength(2);
    const wereRun = await withEvilPrograms(programs);
    const active = [programs, sandbox.env['PATH']].join(path.delimiter);
    await expectRead(
      { ...start, env: { ...start.env, PATH: active, VIRTUAL_ENV: venv } },
      [],
      'active',
      expected,
    );
    await expectRead(start, ['--python', path.join(venv, 'bin', 'python3')], 'option', expected);
    expect(await wereRun()).toEqual([false, false]);
  });

  test('also by diag and doctor, which choose the same one', async () => {
    const { start, programs } = await checkoutWith(sandbox, 'commands', 'venv');
    const wereRun = await withEvilPrograms(programs);
    const diag = await lanser(['diag', '--json'], start);
    const { facts } = JSON.parse(diag.stdout) as { facts: { diagnostics: readonly { rule: string }[] } };
    expect(facts.diagnostics.map(({ rule }) => rule)).toEqual(['reportArgumentType', 'reportAssignmentType']);
    const doctor = await lanser(['doctor'], start);
    expect(doctor.stdout).toMatch(/^ok +python .*: venv, an environment of the project; read, not run$/mu);
    expect(doctor.stdout).toMatch(/^ok +environments .*venv: .*; in use/mu);
    expect(await wereRun()).toEqual([false, false]);
  });

  test('and is not a part of the working tree, even if it is not ignored', async () => {
    const { repository, start } = await checkoutWith(sandbox, 'worktree', 'venv');
    await symlink('venv', path.join(repository.path, '.venv'));
    await repository.write('app.py', 'import dependency\n\nn: str = dependency.ask("a")\n');
    const { report } = await gateReport(['--base', 'HEAD', '--head', 'worktree'], start);
    expect(report.failures).toEqual([]);
    expect(report.delta?.introduced).toMatchObject([{ uri: 'app.py', rule: 'reportAssignmentType' }]);
    expect(report.environment.python).toMatchObject({ source: 'project', packages: 1 });
  });

  test('for each project, the nearest one', async () => {
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
});

describe('an environment that a commit can have written', () => {
  test('is refused if base tracks it: an error if it is named, and skipped otherwise', async () => {
    const { repository, start, programs } = await checkoutWith(sandbox, 'tracked');
    const wereRun = await withEvilPrograms(programs);
    await repository.commit();
    await repository.write('other.py', '');
    await repository.commit();
    for (const python of ['.venv', '.venv/bin/python']) {
      const refused = await lanser(['gate', '--base', 'HEAD~1', '--python', python], start);
      expect([refused.exitCode, refused.stderr]).toEqual([20, expect.stringMatching(TRACKED)]);
    }
    const PATH = [programs, sandbox.env['PATH']].join(path.delimiter);
    for (const env of [sandbox.env, { ...sandbox.env, PATH }]) {
      const { report } = await gateReport(['--base', 'HEAD~1'], { ...start, env });
      expect(report.environment.python).toMatchObject({ source: 'path', folder: null });
      expect(report.environment.skipped).toMatchObject([{ folder: '.venv', reason: TRACKED }]);
    }
    // diag reads a tracked environment only if the user names it.
    const unresolved = 'Import "dependency" could not be resolved';
    expect((await lanser(['diag'], start)).stdout).toContain(unresolved);
    expect((await lanser(['diag', '--python', '.venv'], start)).stdout).not.toContain(unresolved);
    expect(await wereRun()).toEqual([false, false]);
  });

  // Other ways to track it are in run-environments.slow.test.ts.
  test.each<[string, (checkout: Checkout) => Promise<unknown>]>([
    ['a file in it', async ({ repository }) => repository.git(['add', '--force', '.venv/lib'])],
    [
      'a link in its place, to an environment elsewhere in the checkout',
      async ({ repository: { path: root, git }, venv }) => {
        await virtualEnvironment(path.join(root, 'elsewhere', 'env'), PACKAGES);
        await rm(venv, { recursive: true });
        await symlink('elsewhere/env', venv);
        return git(['add', '--force', '.venv']);
      },
    ],
  ])('leaves the gate without a verdict if only head tracks %s', async (name, change) =>
    expectNoVerdictIfTracked(sandbox, name, change),
  );

  test('is refused in a nested checkout, whose commits the gate does not know', async () => {
    const { repository, start } = await checkoutWith(sandbox, 'nested');
    await virtualEnvironment(path.join(repository.path, 'other', '.venv'), PACKAGES);
    await repository.git(['init', '--quiet', path.join(repository.path, 'other')]);
    const refused = await lanser(['gate', '--base', 'HEAD~1', '--python', 'other/.venv'], start);
    expect([refused.exitCode, refused.stderr]).toEqual([20, expect.stringContaining('a separate checkout')]);
  });
});

describe('venvPath and venv of base', () => {
  test('name an untracked environment, as for the command line', async () => {
    const { repository, start, venv } = await checkoutWith(sandbox, 'configured', 'environments/mine');
    const { git, write } = repository;
    await write('pyrightconfig.json', JSON.stringify({ venvPath: 'environments', venv: 'mine' }));
    await git(['add', 'pyrightconfig.json']);
    await git(['commit', '--quiet', '--message', 'configuration']);
    await write('app.py', 'import dependency\n\nn: str = dependency.ask("a")\n');
    await git(['commit', '--quiet', '--all', '--message', 'error']);
    const { diagnostics } = await pyrightCli(start);
    const { report } = await gateReport(['--base', 'HEAD~1'], start);
    expect(report.delta?.introduced).toMatchObject([{ uri: 'app.py', rule: 'reportAssignmentType' }]);
    expect(report.delta?.persisting).toBe(diagnostics.length - 1);
    expect(report.environment.python).toMatchObject({
      source: 'pyright-configuration',
      folder: 'environments/mine',
      packages: 1,
    });
    expect(report.environment).not.toHaveProperty('unread');
    await git(['add', '--force', path.join(venv, 'pyvenv.cfg')]);
    await git(['commit', '--quiet', '--message', 'head']);
    expect((await gateReport(['--base', 'HEAD~1'], start)).exitCode).toBe(25);
  });
});
