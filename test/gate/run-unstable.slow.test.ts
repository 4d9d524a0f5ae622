import { beforeAll, expect, test } from 'vitest';
import { gateReport, type Start } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { flakyCheckout } from './flaky-checkout.ts';

const sandbox = useSandbox();
let start: Start;

beforeAll(async () => {
  start = await flakyCheckout(sandbox);
});

test.each([
  ['unstable', 25],
  ['inconclusive', 25],
  ['introduced-errors', 0],
])('if two checks of head differ, the gate with --fail-on %s exits with %i', async (failOn, expected) => {
  const { report, exitCode } = await gateReport(['--base', 'HEAD~1', '--fail-on', failOn], start);
  expect(report.conclusion).toBe('inconclusive');
  expect(exitCode).toBe(expected);
});
