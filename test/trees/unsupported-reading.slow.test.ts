import { expect, test } from 'vitest';
import { gateReport } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();

test('a changed submodule is checked if it has its files, and may lack them if it is excluded', async () => {
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
  await git(['-C', 'vendor', 'checkout', '--quiet', '-']);
  await commit();
  const checked = await gateReport(['--base', 'HEAD~1'], start);
  expect(checked.report.delta?.introduced).toMatchObject([{ uri: 'app.py', rule: 'reportArgumentType' }]);
  expect(checked.exitCode).toBe(1);

  await write('pyrightconfig.json', JSON.stringify({ exclude: ['vendor'] }));
  await commit();
  await git(['-C', 'vendor', 'checkout', '--quiet', 'HEAD~1']);
  await commit();
  await git(['submodule', '--quiet', 'deinit', '--force', 'vendor']);
  const excluded = await gateReport(['--base', 'HEAD~1'], start);
  expect(excluded.report.failures).toEqual([]);
});

test('with --head worktree, a submodule at its recorded commit is checked', async () => {
  const { path: cwd, write, commit, git } = await sandbox.repository('nested');
  const start = { cwd, env: sandbox.env };
  await write('app.py', 'from vendor.lib import f\n\nf(1)\n');
  await commit();
  const gate = async () => gateReport(['--base', 'HEAD', '--head', 'worktree'], start);
  expect((await gate()).exitCode).toBe(0);
  await git(['init', '--quiet', 'vendor']);
  await write('vendor/lib.py', 'def f(x: str) -> int:\n    return 1\n');
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
  expect((await gate()).report.failures).toEqual([]);
});
