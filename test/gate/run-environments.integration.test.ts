import { rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { gateReport, lanser, type Start } from '../helpers/lanser.ts';
import { markingProgram, type MarkingProgram } from '../helpers/marking-program.ts';
import { pyrightCli, type Comparable } from '../helpers/pyright-cli.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';
import { virtualEnvironment } from '../helpers/virtual-environment.ts';
import { writeTree, type Tree } from '../helpers/write-tree.ts';

const sandbox = useSandbox();

/** No interpreter of this machine has these packages. */
const PACKAGES: Tree = {
  'dependency/__init__.py': 'def ask(name: str) -> int: ...\n',
  'dependency/py.typed': '',
  'dependency-1.2.dist-info/METADATA': 'Name: dependency\n',
  'shared.pth': '../../../../packages/shared\n',
};
const LOCAL = { version: 'x: int = 1\n', use: 'import shared_code\n\ny: int = shared_code.x\n' };

interface Checkout {
  readonly repository: SandboxRepository;
  readonly start: Start;
  readonly venv: string;
  readonly programs: string;
  readonly sitePackages: string;
}

/** Makes two commits: head misuses the dependency, and changes a package that the environment links to. */
async function checkoutWith(name: string, folder = '.venv'): Promise<Checkout> {
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

/** Returns the diagnostics that only head has according to Pyright's own command line. */
async function newByCommandLine({ repository, start, programs }: Checkout): Promise<readonly string[]> {
  const check = async (): Promise<Comparable> => pyrightCli(start, ['--pythonpath', `${programs}/python`]);
  const after = await check();
  await repository.git(['checkout', '--quiet', 'HEAD~1']);
  const before = await check();
  await repository.git(['checkout', '--quiet', 'main']);
  return after.diagnostics.filter((diagnostic) => !before.diagnostics.includes(diagnostic));
}

/** Replaces the interpreter by programs that leave a mark. */
async function withEvilPrograms(programs: string): Promise<() => Promise<readonly boolean[]>> {
  const evil: MarkingProgram[] = [];
  for (const name of ['python', 'python3']) {
    await rm(path.join(programs, name));
    evil.push(await markingProgram(programs, name));
  }
  return async () => Promise.all(evil.map(async (program) => program.wasRun()));
}

describe('an untracked environment in the checkout is read and not run', () => {
  test('chosen by itself, named, or active; with the result of the command line', async () => {
    const checkout = await checkoutWith('untracked');
    const { start, programs, venv } = checkout;
    const expected = await newByCommandLine(checkout);
    expect(expected).toHaveLength(2);
    const wereRun = await withEvilPrograms(programs);
    const active = [programs, sandbox.env['PATH']].join(path.delimiter);
    for (const [args, env, source] of [
      [[], {}, 'project'],
      [['--python', '.venv'], {}, 'option'],
      [['--python', '.venv/bin/python'], {}, 'option'],
      [['--python', path.join(venv, 'bin', 'python3')], {}, 'option'],
      [[], { PATH: active, VIRTUAL_ENV: venv }, 'active'],
    ] as const) {
      const run = { ...start, env: { ...start.env, ...env } };
      const { report, exitCode } = await gateReport(['--base', 'HEAD~1', ...args], run);
      const introduced = (report.delta?.introduced ?? []).map(({ uri, range, severity, rule, message }) =>
        JSON.stringify([uri, range, severity, rule, message]),
      );
      expect(introduced.toSorted(), source).toEqual(expected);
      expect(report.environment.python).toMatchObject({ source, folder: '.venv', packages: 1 });
      expect(report.environment).not.toHaveProperty('skipped');
      expect(exitCode).toBe(1);
      expect(JSON.stringify(report)).not.toContain(sandbox.path);
    }
    expect(await wereRun()).toEqual([false, false]);
  });

  test('also by diag and doctor, which choose the same one', async () => {
    const { start, programs } = await checkoutWith('commands', 'venv');
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
    const { repository, start } = await checkoutWith('worktree', 'venv');
    await symlink('venv', path.join(repository.path, '.venv'));
    await repository.write('app.py', 'import dependency\n\nn: str = dependency.ask("a")\n');
    const { report } = await gateReport(['--base', 'HEAD', '--head', 'worktree'], start);
    expect(report.failures).toEqual([]);
    expect(report.delta?.introduced).toMatchObject([{ uri: 'app.py', rule: 'reportAssignmentType' }]);
    expect(report.environment.python).toMatchObject({ source: 'project', packages: 1 });
  });

  test('with the Python version of its files, if its base interpreter does not exist', async () => {
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

  test('for each project, the nearest one', async () => {
    const { repository, start } = await checkoutWith('projects');
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
  const IGNORES = /Git tracks .* a commit can have written it\. Remove it from Git/u;

  test('is refused if base tracks it: an error if it is named, and skipped otherwise', async () => {
    const { repository, start, programs } = await checkoutWith('tracked');
    const wereRun = await withEvilPrograms(programs);
    await repository.commit();
    await repository.write('other.py', '');
    await repository.commit();
    for (const python of ['.venv', '.venv/bin/python']) {
      const refused = await lanser(['gate', '--base', 'HEAD~1', '--python', python], start);
      expect([refused.exitCode, refused.stderr]).toEqual([20, expect.stringMatching(IGNORES)]);
    }
    const PATH = [programs, sandbox.env['PATH']].join(path.delimiter);
    for (const env of [sandbox.env, { ...sandbox.env, PATH }]) {
      const { report } = await gateReport(['--base', 'HEAD~1'], { ...start, env });
      expect(report.environment.python).toMatchObject({ source: 'path', folder: null });
      expect(report.environment.skipped).toMatchObject([{ folder: '.venv', reason: IGNORES }]);
    }
    // diag reads a tracked environment only if the user names it.
    const unresolved = 'Import "dependency" could not be resolved';
    expect((await lanser(['diag'], start)).stdout).toContain(unresolved);
    expect((await lanser(['diag', '--python', '.venv'], start)).stdout).not.toContain(unresolved);
    expect(await wereRun()).toEqual([false, false]);
  });

  test.each<[string, (checkout: Checkout) => Promise<unknown>]>([
    ['a file in it', async ({ repository }) => repository.git(['add', '--force', '.venv/lib'])],
    [
      'a name of it in another case',
      async ({ repository: { write, git } }) => {
        await write('.VENV/lib/x', '');
        return git(['add', '--force', '.VENV']);
      },
    ],
    [
      'a submodule in its place',
      async ({ repository: { git } }) => {
        const commit = await git(['rev-parse', 'HEAD']);
        return git(['update-index', '--add', '--cacheinfo', `160000,${commit},.venv`]);
      },
    ],
    [
      'a link in its place, to an environment elsewhere in the checkout',
      async ({ repository: { path: root, git }, venv }) => {
        await virtualEnvironment(path.join(root, 'elsewhere', 'env'), PACKAGES);
        await rm(venv, { recursive: true });
        await symlink('elsewhere/env', venv);
        return git(['add', '--force', '.venv']);
      },
    ],
    [
      'the target of a link in its place',
      async ({ repository: { path: root, git }, venv }) => {
        await virtualEnvironment(path.join(root, 'elsewhere', 'env'), PACKAGES);
        await rm(venv, { recursive: true });
        await symlink('elsewhere/env', venv);
        return git(['add', '--force', 'elsewhere/env/lib']);
      },
    ],
  ])('leaves the gate without a verdict if only head tracks %s', async (name, change) => {
    const checkout = await checkoutWith(`head ${name}`.replaceAll(/\W/gu, '-'));
    await change(checkout);
    await checkout.repository.git(['commit', '--quiet', '--message', 'head']);
    const { report, exitCode } = await gateReport(['--base', 'HEAD~1'], checkout.start);
    expect(report.failures.map(({ code, message }) => [code, message])).toContainEqual([
      'E/INCONCLUSIVE',
      expect.stringMatching(/^Git tracks .* but not on base, .* Remove it from Git/u),
    ]);
    expect(exitCode).toBe(25);
    const named = await lanser(['gate', '--base', 'HEAD~1', '--python', '.venv'], checkout.start);
    expect([named.exitCode, named.stderr]).toEqual([20, expect.stringMatching(IGNORES)]);
  });

  test('is refused in a nested checkout, whose commits the gate does not know', async () => {
    const { repository, start } = await checkoutWith('nested');
    await virtualEnvironment(path.join(repository.path, 'other', '.venv'), PACKAGES);
    await repository.git(['init', '--quiet', path.join(repository.path, 'other')]);
    const refused = await lanser(['gate', '--base', 'HEAD~1', '--python', 'other/.venv'], start);
    expect([refused.exitCode, refused.stderr]).toEqual([20, expect.stringContaining('a separate checkout')]);
  });
});

describe('venvPath and venv of base', () => {
  test('name an untracked environment, as for the command line', async () => {
    const { repository, start, venv } = await checkoutWith('configured', 'environments/mine');
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
