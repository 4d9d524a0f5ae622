import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { expectBalancedAccounts } from '../helpers/accounts.ts';
import { programWithPyright } from '../helpers/altered-pyright.ts';
import { gateReport, type Start } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
let start: Start;

/** Reports the error about `flaky` once and then as a hint. */
const FLAKY = `((seen) => (text) =>
  text.includes('"flaky\\\\"') && seen++ > 0 ? text.replaceAll('"severity":1', '"severity":4') : text)(0)`;

beforeAll(async () => {
  const { path: cwd, write, commit } = await sandbox.repository();
  start = {
    cwd,
    env: sandbox.env,
    program: programWithPyright(path.join(sandbox.path, 'program'), FLAKY),
  };
  await write('a.py', 'x = 1\n');
  await commit();
  await write('a.py', 'x = 1\nx.flaky\n');
  await commit();
});

test('a diagnostic on which two canonical checks differ makes the gate inconclusive', async () => {
  const { report, exitCode } = await gateReport(['--base', 'HEAD~1'], start);
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

test.each([
  ['unstable', 25],
  ['inconclusive', 25],
  ['introduced-errors', 0],
])('with --fail-on %s the gate exits with %i', async (failOn, expected) => {
  const { report, exitCode } = await gateReport(['--base', 'HEAD~1', '--fail-on', failOn], start);
  expect(report.conclusion).toBe('inconclusive');
  expect(exitCode).toBe(expected);
});
