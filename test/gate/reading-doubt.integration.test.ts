import { expect, test } from 'vitest';
import { gateReport } from '../helpers/lanser.ts';
import { pyrightCli } from '../helpers/pyright-cli.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();

test('a changed submodule that the project may import is inconclusive, an excluded one is not', async () => {
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
  const { report, exitCode } = await gateReport(['--base', 'HEAD~1'], start);
  expect(report.failures[0]?.message).toMatch(/^The submodule "vendor" changes/u);
  expect(exitCode).toBe(25);

  await write('pyrightconfig.json', JSON.stringify({ exclude: ['vendor'] }));
  await commit();
  await git(['-C', 'vendor', 'checkout', '--quiet', 'HEAD~1']);
  await commit();
  const excluded = await gateReport(['--base', 'HEAD~1'], start);
  expect(excluded.report.failures).toEqual([]);
});
