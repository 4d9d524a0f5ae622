import path from 'node:path';
import { expect, test } from 'vitest';
import { gateReport } from '../helpers/lanser.ts';
import { pyrightCli } from '../helpers/pyright-cli.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { expectOwnCode } from './own-code.ts';

const sandbox = useSandbox();

// The other ways are in gate-tools.slow.test.ts.
test('each side imports its own code: editable', async () => expectOwnCode(sandbox, 'editable'));

test('the gate is inconclusive if an import path contains the checkout', async () => {
  const { path: cwd, write, commit } = await sandbox.repository('contained');
  const start = { cwd, env: { ...sandbox.env, PYTHONPATH: path.dirname(cwd) } };
  await write('core.py', 'x: int = 1\n');
  await write('app.py', 'import contained.core\n\ny: int = contained.core.x\n');
  await commit();
  await write('core.py', 'x: str = ""\n');
  await commit();
  expect((await pyrightCli(start)).errors).toBe(1);
  const { report, exitCode } = await gateReport(['--base', 'HEAD~1'], start);
  expect(report.failures[0]?.message).toMatch(/^An import path .* contains the checkout/u);
  expect(exitCode).toBe(25);
});
