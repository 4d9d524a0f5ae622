import { expect, test } from 'vitest';
import { expectBalancedAccounts } from '../helpers/accounts.ts';
import { gateReport } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { flakyCheckout } from './flaky-checkout.ts';

const sandbox = useSandbox();

// Tests with other policies are in run-unstable.slow.test.ts.
test('the gate is inconclusive if two checks of the same files differ in a diagnostic', async () => {
  const { report, exitCode } = await gateReport(['--base', 'HEAD~1'], await flakyCheckout(sandbox));
  expect(report.delta?.introduced).toEqual([]);
  expect(report.delta?.unstable).toMatchObject([
    { side: 'after', seen: 'first', diagnostic: { uri: 'a.py', range: [1, 2, 1, 7] } },
  ]);
  expect(report.conclusion).toBe('inconclusive');
  expect(report.reasons).toEqual([
    { code: 'inconclusive', count: 1 },
    { code: 'negative-reward', count: 1 },
    { code: 'unstable', count: 1 },
  ]);
  expect(report.policy).toMatchObject({ failed: true, reasons: ['unstable', 'inconclusive'] });
  expect(exitCode).toBe(25);
  expectBalancedAccounts(report);
});
