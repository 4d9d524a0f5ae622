import { expect, test } from 'vitest';
import { gateReport } from '../helpers/lanser.ts';
import { pyrightCli } from '../helpers/pyright-cli.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();

test('a partial stub package in the tree is inconclusive', async () => {
  const { path: cwd, write, commit } = await sandbox.repository();
  const start = { cwd, env: sandbox.env };
  await write('dep/__init__.py', '');
  await write('dep/core.py', 'class Core:\n    x: int = 1\n');
  await write('dep-stubs/py.typed', 'partial\n');
  await write('dep-stubs/__init__.pyi', 'from .core import Core\ncore: Core\n');
  await commit();
  const before = await pyrightCli(start);
  await write('dep-stubs/__init__.pyi', 'from .core import Core\ncore: Core = 1\n');
  await commit();
  const after = await pyrightCli(start);
  expect(after.errors).toBeGreaterThan(before.errors ?? 0);
  const { report, exitCode } = await gateReport(['--base', 'HEAD~1'], start);
  expect(report.conclusion).toBe('inconclusive');
  expect(report.failures[0]?.message).toMatch(/^Pyright merges the partial stub package "dep-stubs"/u);
  expect(exitCode).toBe(25);
});
