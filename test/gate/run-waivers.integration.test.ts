import { beforeAll, expect, test } from 'vitest';
import { policyOf } from '../../src/gate/policy.ts';
import { judge } from '../../src/gate/policy-result.ts';
import { gateReport, lanser, type Start } from '../helpers/lanser.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
let repository: SandboxRepository;
let start: Start;

const WAIVERS = '{ "gate": { "waivers": { "type debt": ["introduced-errors"], "constructor": [] } } }';

beforeAll(async () => {
  repository = await sandbox.repository();
  start = { cwd: repository.path, env: sandbox.env };
  await repository.write('a.py', '');
  await repository.write('lanser.json', WAIVERS);
  await repository.commit();
  await repository.write('a.py', 'x: int = ""\n');
  await repository.write('lanser.json', '{ "gate": { "failOn": ["negative-reward"], "waivers": {} } }');
  await repository.commit();
});

test("a label waives the findings that base's policy lists for the label, and head's policy is reported but not applied", async () => {
  const labels = ['--label', 'help wanted', '--label', 'type debt'];
  const { report, exitCode } = await gateReport(['--base', 'HEAD~1', ...labels], start);
  expect([report.conclusion, exitCode]).toEqual(['findings', 0]);
  expect(report.policy).toMatchObject({
    failed: false,
    reasons: [],
    waived: [{ reason: 'introduced-errors', label: 'type debt' }],
  });
  expect(report.policy.head).toEqual({
    failOn: ['negative-reward'],
    warnOnly: false,
    failed: true,
    reasons: ['negative-reward'],
    error: null,
  });
});

test.each(['toString', 'constructor', '__proto__', 'TYPE DEBT', ''])(
  'the label %j, which the policy does not list, waives nothing',
  (label) => {
    const reasons = [{ code: 'introduced-errors', count: 1 }] as const;
    const policy = policyOf({ gate: { waivers: { 'type debt': ['introduced-errors'] } } }, {});
    expect(judge(reasons, policy, [label])).toMatchObject({ failed: true, reasons: ['introduced-errors'] });
    expect(judge(reasons, policy, [label, 'type debt'])).toMatchObject({ failed: false, reasons: [] });
  },
);

test('a waiver with an unknown reason is rejected', async () => {
  await repository.write('lanser.json', '{ "gate": { "waivers": { "x": ["errors"] } } }');
  await repository.commit();
  const { exitCode, stderr } = await lanser(['gate', '--base', 'HEAD', '--head', 'HEAD'], start);
  expect(exitCode).toBe(21);
  expect(stderr).toContain('waivers');
});
