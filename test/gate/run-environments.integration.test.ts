import { symlink } from 'node:fs/promises';
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

describe('an untracked environment in the checkout', () => {
  test('if active, is read without running its programs, and gives the same new errors as Pyright’s command line', async () => {
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
    expect(await wereRun()).toEqual([false, false]);
  });

  test('is read with --head worktree, but is not part of head, even if Git does not ignore it', async () => {
    const { repository, start } = await checkoutWith(sandbox, 'worktree', 'venv');
    await symlink('venv', path.join(repository.path, '.venv'));
    await repository.write('app.py', 'import dependency\n\nn: str = dependency.ask("a")\n');
    const { report } = await gateReport(['--base', 'HEAD', '--head', 'worktree'], start);
    expect(report.failures).toEqual([]);
    expect(report.delta?.introduced).toMatchObject([{ uri: 'app.py', rule: 'reportAssignmentType' }]);
    expect(report.environment.python).toMatchObject({ source: 'project', packages: 1 });
  });
});

describe('an environment that may come from a commit', () => {
  test('is skipped if base tracks it, and rejected if the option --python names it', async () => {
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
    const env = { ...sandbox.env, PATH };
    const { report } = await gateReport(['--base', 'HEAD~1'], { ...start, env });
    expect(report.environment.python).toMatchObject({ source: 'path', folder: null });
    expect(report.environment.skipped).toMatchObject([{ folder: '.venv', reason: TRACKED }]);
    expect(await wereRun()).toEqual([false, false]);
  });

  // Other ways to track an environment are in run-environments.slow.test.ts.
  test.each<[string, (checkout: Checkout) => Promise<unknown>]>([
    ['a file of the environment', async ({ repository }) => repository.git(['add', '--force', '.venv/lib'])],
  ])('makes the gate inconclusive if only head tracks %s', async (name, change) =>
    expectNoVerdictIfTracked(sandbox, name, change),
  );

  test('is rejected in a nested checkout, because a commit of that checkout may have written the environment', async () => {
    const { repository, start } = await checkoutWith(sandbox, 'nested');
    await virtualEnvironment(path.join(repository.path, 'other', '.venv'), PACKAGES);
    await repository.git(['init', '--quiet', path.join(repository.path, 'other')]);
    const refused = await lanser(['gate', '--base', 'HEAD~1', '--python', 'other/.venv'], start);
    expect([refused.exitCode, refused.stderr]).toEqual([
      20,
      expect.stringContaining('the separate checkout'),
    ]);
  });
});

describe('venvPath and venv of base', () => {
  test('select an untracked environment, as for Pyright’s command line, but make the gate inconclusive if head tracks the environment', async () => {
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
