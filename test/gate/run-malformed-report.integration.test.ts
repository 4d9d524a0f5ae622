import path from 'node:path';
import { expect, test } from 'vitest';
import { programWithPyright } from '../helpers/altered-pyright.ts';
import { gateReport } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();

test('the gate is inconclusive if the server sends diagnostics without ranges', async () => {
  const { path: cwd, write, commit } = await sandbox.repository();
  await write('a.py', 'x = 1\n');
  await commit();
  await write('a.py', 'x = 1\nx.missing\n');
  await commit();
  const program = programWithPyright(
    path.join(sandbox.path, 'program'),
    `(text) => text.replaceAll('"range":', '"Range":')`,
  );
  const { report, exitCode } = await gateReport(['--base', 'HEAD~1'], { cwd, env: sandbox.env, program });
  expect(report.conclusion).toBe('inconclusive');
  expect(JSON.stringify(report)).toContain(
    'pyright returned an answer that does not match the protocol. Update the server, or use a different one.',
  );
  expect(exitCode).toBe(25);
});
