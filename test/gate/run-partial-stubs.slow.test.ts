import { expect, test } from 'vitest';
import { gateReport } from '../helpers/lanser.ts';
import { pyrightCli } from '../helpers/pyright-cli.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();

test('the gate is inconclusive if, in base or head, dep-stubs (a partial stub package without stubs) hides the stubs in dep', async () => {
  const { path: cwd, write, commit, git } = await sandbox.repository('hidden');
  const start = { cwd, env: sandbox.env };
  await write('dep/__init__.py', '');
  await write('dep/__init__.pyi', 'x: int = ""\n');
  await write('dep-stubs/py.typed', 'partial\n');
  await commit();
  const hidden = await pyrightCli(start);
  await git(['rm', '-q', 'dep-stubs/py.typed']);
  await commit();
  const shown = await pyrightCli(start);
  expect([hidden.errors, shown.errors]).toEqual([0, 1]);
  await write('dep-stubs/py.typed', 'partial\n');
  await commit();
  for (const [base, head] of [
    ['HEAD~2', 'HEAD~1'],
    ['HEAD~1', 'HEAD'],
  ] as const) {
    const { report } = await gateReport(['--base', base, '--head', head], start);
    expect(report.conclusion).toBe('inconclusive');
    expect(report.failures[0]?.message).toMatch(/^Pyright may merge the partial stub package "dep-stubs"/u);
  }
});
