import { expect, test } from 'vitest';
import { gateReport } from '../helpers/lanser.ts';
import { pyrightCli } from '../helpers/pyright-cli.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();

// A submodule that is excluded or at its recorded commit is in unsupported-reading.slow.test.ts.
test('a changed submodule without files is inconclusive if the project can import it', async () => {
  const library = await sandbox.repository('library');
  await library.write('lib.py', 'def f(x: int) -> int:\n    return x\n');
  await library.commit();
  await library.write('lib.py', 'def f(x: str) -> int:\n    return 1\n');
  await library.commit();
  const { path: cwd, write, commit, git } = await sandbox.repository();
  const start = { cwd, env: sandbox.env };
  await write('app.py', 'from vendor.lib import f\n\nf(1)\n');
  const local = ['-c', 'protocol.file.allow=always'];
  await git([...local, 'submodule', '--quiet', 'add', library.path, 'vendor']);
  await git(['-C', 'vendor', 'checkout', '--quiet', 'HEAD~1']);
  await commit();
  const before = await pyrightCli(start);
  await git(['-C', 'vendor', 'checkout', '--quiet', '-']);
  await commit();
  const after = await pyrightCli(start);
  expect([before.errors, after.errors]).toEqual([0, 1]);
  await git(['submodule', '--quiet', 'deinit', '--force', 'vendor']);
  const { report, exitCode } = await gateReport(['--base', 'HEAD~1'], start);
  expect(report.failures).toHaveLength(1);
  expect(report.failures[0]?.message).toMatch(/^The submodule or nested repository "vendor" changes/u);
  expect(exitCode).toBe(25);
});

test('with --head worktree, a nested repository or an edit in a submodule is inconclusive', async () => {
  const { path: cwd, write, commit, git } = await sandbox.repository('nested');
  const start = { cwd, env: sandbox.env };
  await write('app.py', 'from vendor.lib import f\n\nf(1)\n');
  await commit();
  const gate = async () => gateReport(['--base', 'HEAD', '--head', 'worktree'], start);
  // Untracked repository, which the command line checks as any other folder.
  await git(['init', '--quiet', 'vendor']);
  await write('vendor/lib.py', 'def f(x: str) -> int:\n    return 1\n');
  expect((await pyrightCli(start)).errors).toBe(1);
  const nested = await gate();
  expect(nested.report.failures[0]?.message).toMatch(/"vendor" changes/u);
  expect(nested.exitCode).toBe(25);

  // The same repository as a submodule with an edit.
  await git(['-C', 'vendor', 'add', '.']);
  await git([
    '-C',
    'vendor',
    '-c',
    'user.name=a',
    '-c',
    'user.email=a@b.c',
    'commit',
    '--quiet',
    '-m',
    'lib',
  ]);
  await git(['add', 'vendor']);
  await commit();
  await write('vendor/lib.py', 'def f(x: bytes) -> int:\n    return 1\n');
  expect((await gate()).exitCode).toBe(25);
});
