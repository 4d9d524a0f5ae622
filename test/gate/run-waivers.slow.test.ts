import { expect, test } from 'vitest';
import { gateReport } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();

test("if head's policy is invalid, the report shows the error, and the waivers in base's policy apply", async () => {
  const { path: cwd, write, commit } = await sandbox.repository();
  await write('a.py', '');
  await write('lanser.json', '{ "gate": { "waivers": { "type debt": ["introduced-errors"] } } }');
  await commit();
  await write('a.py', 'x: int = ""\n');
  await write('lanser.json', '{ "gate": { "failOn": ["everything"] } }');
  await commit();
  const start = { cwd, env: sandbox.env };
  const { report } = await gateReport(['--base', 'HEAD~1', '--label', 'type debt'], start);
  expect(report.policy.head?.error).toContain('failOn');
  expect(report.policy.failed).toBe(false);
});
