import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { gateReport, lanser, type Start } from '../helpers/lanser.ts';
import { pyrightCli } from '../helpers/pyright-cli.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';

const sandbox = useSandbox();

const LOCAL = ['-c', 'protocol.file.allow=always'];
const LIBRARY = 'def f() -> int:\n    return 1\n';
/** The import is unresolved without the submodule, and Pyright does not report it. */
const SILENT = 'from lib.m import f  # type: ignore\n\n';

interface Checkout {
  readonly repository: SandboxRepository;
  readonly library: SandboxRepository;
  readonly start: Start;
}

async function checkoutWith(name: string, files: Readonly<Record<string, string>>): Promise<Checkout> {
  const library = await sandbox.repository(`${name}-library`);
  await library.write('m.py', LIBRARY);
  await library.commit();
  const repository = await sandbox.repository(name);
  await repository.git([...LOCAL, 'submodule', '--quiet', 'add', library.path, 'lib']);
  for (const [file, text] of Object.entries(files)) await repository.write(file, text);
  await repository.commit();
  return { repository, library, start: { cwd: repository.path, env: sandbox.env } };
}

/** Returns the diagnostics that only HEAD has according to Pyright's command line in clones with submodules. */
async function newByCommandLine({ repository }: Checkout): Promise<readonly string[]> {
  const clone = await sandbox.repository(`${path.basename(repository.path)}-clone`);
  await clone.git(['fetch', '--quiet', repository.path, 'main']);
  const found: (readonly string[])[] = [];
  for (const revision of ['FETCH_HEAD~1', 'FETCH_HEAD']) {
    await clone.git(['checkout', '--quiet', '--detach', revision]);
    await clone.git([...LOCAL, 'submodule', '--quiet', 'update', '--init', '--recursive']);
    const { diagnostics } = await pyrightCli({ cwd: clone.path, env: sandbox.env });
    found.push(diagnostics);
  }
  const [before = [], after = []] = found;
  return after.filter((diagnostic) => !before.includes(diagnostic));
}

function introducedIn({ delta, failures }: Report): readonly string[] {
  expect(failures).toEqual([]);
  return (delta?.introduced ?? [])
    .map(({ uri, range, severity, rule, message }) => JSON.stringify([uri, range, severity, rule, message]))
    .toSorted();
}

describe('a submodule that is checked out has its files on both sides', () => {
  test('if it does not change: imports from it have types, and its own errors count', async () => {
    const checkout = await checkoutWith('unchanged', {
      'app.py': `${SILENT}x: int = f()\n`,
      'core.py': 'n: int = 1\n',
    });
    const { repository, library, start } = checkout;
    await library.write('own.py', 'import core\n\nn: int = core.n\n');
    await library.commit();
    await repository.git([...LOCAL, 'submodule', '--quiet', 'update', '--remote']);
    await repository.commit();
    await repository.write('app.py', `${SILENT}x: str = f()\n`);
    await repository.write('core.py', 'n: str = ""\n');
    await repository.commit();
    const expected = await newByCommandLine(checkout);
    expect(expected).toHaveLength(2);
    const { report } = await gateReport(['--base', 'HEAD~1'], start);
    expect(introducedIn(report)).toEqual(expected);
  });

  test('if its commit changes: errors in it and behind it, and its new suppressions', async () => {
    const checkout = await checkoutWith('changed', { 'app.py': `${SILENT}x: int = f()\n` });
    const { repository, library, start } = checkout;
    await library.write('m.py', 'def f() -> str:\n    return 1\n');
    await library.write('hidden.py', 'n: int = ""  # type: ignore\n');
    await library.commit();
    await repository.git([...LOCAL, 'submodule', '--quiet', 'update', '--remote']);
    await repository.commit();
    const expected = await newByCommandLine(checkout);
    expect(expected).toHaveLength(2);
    const { report, exitCode } = await gateReport(['--base', 'HEAD~1'], start);
    expect(introducedIn(report)).toEqual(expected);
    expect(report.evidence.suppressions?.introduced).toMatchObject([{ uri: 'lib/hidden.py' }]);
    expect(exitCode).toBe(1);
  });

  test('also with --head worktree, and not with files that only the work tree has', async () => {
    const { repository, start } = await checkoutWith('worktree', { 'app.py': `${SILENT}x: int = f()\n` });
    await repository.write('app.py', `${SILENT}x: str = f()\n`);
    const args = ['--base', 'HEAD', '--head', 'worktree'];
    const { report } = await gateReport(args, start);
    expect(report.delta?.introduced).toMatchObject([{ uri: 'app.py', rule: 'reportAssignmentType' }]);
    await repository.write('lib/m.py', 'def f() -> str:\n    return ""\n');
    expect((await gateReport(args, start)).exitCode).toBe(25);
  });
});

test('a submodule that is not checked out is named beside the unresolved imports that lead to it', async () => {
  const { repository, start } = await checkoutWith('missing', {
    'pyrightconfig.json': '{ "extraPaths": ["lib/source"] }',
    'app.py': 'from lib.m import f\n',
    'package/__init__.py': '',
  });
  await repository.git(['submodule', '--quiet', 'deinit', '--force', 'lib']);
  await repository.write('app.py', 'from lib.m import f\n\nx: str = f()\n');
  await repository.commit();
  const folder = path.join(sandbox.path, 'report');
  const { exitCode, stdout } = await lanser(
    ['gate', '--base', 'HEAD~1', '--report-directory', folder],
    start,
  );
  expect(exitCode).toBe(0);
  const report = JSON.parse(readFileSync(path.join(folder, 'report.json'), 'utf8')) as Report;
  expect(report.delta?.unreadSubmodules).toEqual([{ path: 'lib', imports: ['lib'] }]);
  expect(stdout).toContain('git submodule update --init lib');
  expect(stdout).toContain('submodules: true');
  expect(stdout).not.toContain('Install the packages');

  // A module of a root in the submodule may also be a package.
  await repository.write('app.py', 'import other\n');
  await repository.commit();
  await repository.write('app.py', 'import other\n\nx = other.y\n');
  await repository.commit();
  const second = await gateReport(['--base', 'HEAD~1'], start);
  expect(second.report.delta?.unreadSubmodules).toEqual([{ path: 'lib', imports: ['other'] }]);
});
