import { expect, test } from 'vitest';
import { gateReport } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();

test('an excluded file that imports from above the repository makes the gate inconclusive only if checked code imports the file', async () => {
  const { path: cwd, write, commit } = await sandbox.repository('fixtures');
  const start = { cwd, env: sandbox.env };
  await write('pyrightconfig.json', JSON.stringify({ exclude: ['old'] }));
  await write('old/broken.py', 'from ....nowhere import x\n');
  await write('a.py', '"""Copied from ..."""\n');
  await commit();
  await write('b.py', 'x: int = ""\n');
  await commit();
  const single = await gateReport(['--base', 'HEAD~1'], start);
  expect(single.report.delta?.introduced.map(({ uri }) => uri)).toEqual(['b.py']);
  await write('b.py', 'import old.broken\n');
  await commit();
  const { report } = await gateReport(['--base', 'HEAD~1'], start);
  expect(report.failures[0]?.message).toMatch(/^"old\/broken\.py" line 1 imports from above/u);
});
