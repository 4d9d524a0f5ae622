import { mkdirSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildDemoRepository } from '../../scripts/demo-repository.ts';
import type { Report } from '../../src/model/report.ts';
import { gateReport } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { expectSide } from './demo-side.ts';

const sandbox = useSandbox();
const root = path.join(sandbox.path, 'ledger');
const start = { cwd: root, env: sandbox.env };
let base: string;
let head: string;
let first: string;
let report: Report;
let exitCode: number | null;

beforeAll(async () => {
  ({ base, head } = await buildDemoRepository(root));
  const run = await gateReport(['--base', base, '--head', head], start);
  ({ report, exitCode } = run);
  first = JSON.stringify({ ...report, timing: null });
});

describe('the example pull request', () => {
  test('introduces one error in an unchanged file, resolves one error, and breaks a schema', () => {
    expect(exitCode).toBe(1);
    expect(report.conclusion).toBe('findings');
    expect(report.reasons).toEqual([
      { code: 'introduced-errors', count: 1 },
      { code: 'schema', count: 1 },
    ]);
    expect(report.policy).toEqual({
      failOn: ['introduced-errors', 'nondeterminism', 'schema', 'unsafe-rename', 'unstable', 'inconclusive'],
      warnOnly: false,
      failed: true,
      reasons: ['introduced-errors', 'schema'],
    });
    expect(report.schemas).toMatchObject([
      {
        path: 'rates.schema.json',
        conclusion: 'breaking',
        details: [{ pointer: '/items/required', line: 8, verdict: 'breaking' }, {}, {}],
      },
    ]);
    expect(report.before).toMatchObject({ commit: base, counts: { error: 3, warning: 0, information: 0 } });
    expect(report.after).toMatchObject({ commit: head, counts: { error: 3, warning: 0, information: 0 } });
    expect(report.delta).toEqual({
      introduced: [
        {
          uri: 'ledger/statements.py',
          range: [39, 21, 39, 62],
          severity: 'error',
          rule: 'reportOperatorIssue',
          message:
            'Operator "*" not supported for types "Decimal" and "Decimal | None"\n\u00A0\u00A0Operator "*" not supported for types "Decimal" and "None"',
          excerpt: {
            firstLine: 38,
            lines: [
              '        for money in book.balance(account):',
              '            total += money.amount * rates.rate(money.currency)',
              '    return Money(total, rates.currency).rounded()',
            ],
          },
        },
      ],
      resolved: [
        {
          uri: 'ledger/rates.py',
          range: [53, 28, 53, 32],
          severity: 'error',
          rule: 'reportArgumentType',
          message:
            'Expression of type "None" cannot be assigned to parameter of type "Path"\n\u00A0\u00A0"None" is not assignable to "Path"',
        },
      ],
      changed: [],
      moved: [],
      unstable: [],
      persisting: 2,
    });
    expect(report.reward).toMatchObject({ r: 0, previousBundleId: report.before?.bundleId, source: 'gate' });
    expect(report.evidence.configuration.changed).toEqual([]);
    expect(report.failures).toEqual([]);
    // `trajectory` lists the scores of single commits. Neither the command nor the configuration requests them.
    expect(report.trajectory).toEqual([]);
  });

  test('has the same report, except timing, with a different checkout, temporary folder, home, time zone and language', async () => {
    const elsewhere = await sandbox.repository('an other place');
    await elsewhere.git(['fetch', '--quiet', root, `${head}:refs/heads/pulled`]);
    await elsewhere.git(['checkout', '--quiet', 'pulled']);
    const temporary = path.join(sandbox.temporary, 'δ τ');
    mkdirSync(temporary);
    const env = {
      ...sandbox.env,
      HOME: elsewhere.path,
      TZ: 'Pacific/Chatham',
      LANG: 'tr_TR.UTF-8',
      LC_ALL: 'tr_TR.UTF-8',
      TMPDIR: temporary,
    };
    const cwd = path.join(elsewhere.path, 'ledger');
    const second = await gateReport(['--base', base, '--head', head], { cwd, env });
    rmdirSync(temporary);
    expect(JSON.stringify({ ...second.report, timing: null })).toBe(first);
    expect(Object.keys(second.report.timing)).toEqual(['prepareMs', 'checkMs', 'furtherMs', 'totalMs']);
  });
});

test("after the change, the gate's diagnostics equal those of Pyright's command line, and the gate's bundle equals that of `lanser diag`", async () => {
  // 89 is the zero-based line of the first error in ledger/cli.py. The change adds 20 lines above this error.
  // run-demo.slow.test.ts checks the code before the change.
  expect(await expectSide(sandbox, root, { commit: head, side: report.after })).toBe(89);
  expect(report.delta?.persisting).toBe(2);
});
