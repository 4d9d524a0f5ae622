import { expect, test } from 'vitest';
import { gateReport } from '../helpers/lanser.ts';
import { pyrightCli } from '../helpers/pyright-cli.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();

test('the gate is inconclusive if checked code imports through the name of the checkout', async () => {
  const { path: cwd, write, commit } = await sandbox.repository('addon');
  const start = { cwd, env: sandbox.env };
  await write('__init__.py', '');
  await write('b.py', 'y: int = 1\n');
  await write('tests/a.py', '# from ...addon\nfrom ...addon.b import y  # type: ignore\n\nx: int = y\n');
  await commit();
  const before = await pyrightCli(start);
  await write('b.py', 'y: str = ""\n');
  await commit();
  const after = await pyrightCli(start);
  expect([before.errors, after.errors]).toEqual([0, 1]);
  const { report, exitCode } = await gateReport(['--base', 'HEAD~1'], start);
  expect([report.conclusion, exitCode]).toEqual(['inconclusive', 25]);
  expect(report.failures[0]?.message).toMatch(
    /^"tests\/a\.py" line 2 imports from above the repository: "from \.\.\.addon\.b import y"\./u,
  );
});
