import { writeFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judge } from '../../src/gate/policy-result.ts';
import { verdictOf } from '../../src/gate/verdict.ts';
import type { DeltaDiagnostic, Report, ReportProject } from '../../src/model/report.ts';
import { contradictionIn } from '../../src/publish/contradictions.ts';
import { loadReport } from '../../src/publish/read-report.ts';
import { rewardFormula } from '../../src/reward/formula.ts';
import { stepReward } from '../../src/reward/score-step.ts';
import { hostileReport, sampleReport } from '../helpers/sample-report.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();

const ERROR: DeltaDiagnostic = {
  uri: 'a.py',
  range: [0, 0, 0, 1],
  severity: 'error',
  rule: 'reportCallIssue',
  message: 'bad',
};

/**
 * Returns the report with the conclusion, reasons and policy result that the gate computes from the report. Sets the
 * reward to null. Sets the counts of `before` and `after` (unless these are null) to 99, so that the counts are not
 * lower than the numbers of listed diagnostics.
 */
function concluded(parts: Report): Report {
  const { conclusion, reasons } = verdictOf(parts);
  const policy = { failOn: ['introduced-errors', 'schema'], warnOnly: false } as const;
  const judged = judge(reasons, { ...policy, waivers: { accepted: ['schema'] } }, ['accepted']);
  const counts = { error: 99, warning: 99, information: 99 };
  const side = (part: Report['before']): Report['before'] => part && { ...part, counts };
  return {
    ...parts,
    conclusion,
    reasons,
    policy: judged,
    before: side(parts.before),
    after: side(parts.after),
    reward: null,
  };
}

const THREE = concluded(sampleReport({}, { introduced: [ERROR, ERROR, ERROR] }));

/**
 * Returns the report of a gate that checked only the affected files. Three errors are resolved, and head has one
 * error. The report is consistent if `errorsBefore` is 4 and `score` is 1.5.
 */
function affectedReport(score: number, errorsBefore: number): Report {
  const sideOf = (error: number): ReportProject['after'] => ({
    // This is also the id of `before` in the report. With one project, the two ids are equal.
    bundleId: `sha256:${'a'.repeat(64)}`,
    files: 1,
    counts: { error, warning: 0, information: 0 },
  });
  const [before, after] = [sideOf(errorsBefore), sideOf(1)];
  const report = concluded(sampleReport({}, { resolved: [ERROR, ERROR, ERROR], persisting: null }));
  if (!report.before || !report.after || !before || !after) throw new TypeError('before or after is missing');
  return {
    ...report,
    scope: { kind: 'affected', checked: 1, files: 9 },
    before: { ...report.before, counts: null },
    after: { ...report.after, counts: null },
    projects: [{ workingDirectory: '.', configDigest: null, before, after }],
    reward: { ...stepReward(before, after.counts, rewardFormula(), 0), r: score },
  };
}

/** Returns the consistent report of {@link affectedReport} with a forged member of the reward. */
function forgedReward(parts: Partial<Report['reward']>): Report {
  const report = affectedReport(1.5, 4);
  return { ...report, reward: { ...report.reward, ...parts } as Report['reward'] };
}

const FORGERIES: readonly (readonly [pointer: string, report: Report])[] = [
  ['/conclusion', { ...THREE, conclusion: 'clean' }],
  ['/conclusion', { ...THREE, conclusion: 'inconclusive' }],
  ['/reasons', { ...THREE, reasons: [] }],
  ['/reasons', { ...THREE, reasons: [{ code: 'introduced-errors', count: 2 }] }],
  ['/reasons', { ...THREE, reasons: [{ code: 'introduced-warnings', count: 3 }, ...THREE.reasons] }],
  ['/policy/reasons', { ...THREE, policy: { ...THREE.policy, reasons: [] } }],
  ['/policy/failed', { ...THREE, policy: { ...THREE.policy, failed: false } }],
  [
    '/policy/waived',
    { ...THREE, policy: { ...THREE.policy, waived: [{ reason: 'schema', label: 'accepted' }] } },
  ],
  ['/after/counts', sampleReport({ ...THREE, after: sampleReport().after })],
  ['/before/counts', concluded({ ...sampleReport({}, { persisting: 400 }) })],
  ['/before/counts', { ...THREE, before: null }],
  ['/before/counts', affectedReport(1, 2)],
  ['/reward/r', affectedReport(2, 4)],
  [
    '/reward/components',
    forgedReward({ components: { diag_delta: 99, safety_delta: 0, confidence_delta: 0, tool_error: 0 } }),
  ],
  ['/reward/explanation', forgedReward({ explanation: 'no problems' })],
  ['/reward/previousBundleId', forgedReward({ previousBundleId: null })],
  ['/reward/source', forgedReward({ source: 'bundle' })],
  ['/reward/scopeChanged', forgedReward({ scopeChanged: true })],
  [
    '/reward/r',
    {
      ...THREE,
      reward: {
        version: 'rl-csf-v1',
        previousBundleId: null,
        r: 5,
        components: { diag_delta: 0, safety_delta: 0, confidence_delta: 0, tool_error: 0 },
        weights: { wD: 1, wS: 1, wA: 1, wE: 1, gamma: 1 },
        source: 'gate',
        scopeChanged: false,
        explanation: 'no problems',
      },
    },
  ],
];

describe('an untrusted report', () => {
  test('with the scope "affected" is accepted if its score matches the counts of its projects', () => {
    expect(contradictionIn(affectedReport(1.5, 4))).toBeUndefined();
  });

  test('is accepted if its conclusion follows from its other members', () => {
    fc.assert(
      fc.property(hostileReport, (parts) => {
        expect(contradictionIn(concluded(parts))).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });

  test('is rejected if its conclusion contradicts its other members', () => {
    fc.assert(
      fc.property(
        hostileReport,
        fc.constantFrom('clean', 'findings', 'inconclusive'),
        (parts, conclusion) => {
          const report = concluded(parts);
          fc.pre(report.conclusion !== conclusion);
          expect(contradictionIn({ ...report, conclusion })).toMatchObject({ pointer: '/conclusion' });
        },
      ),
      { numRuns: 300 },
    );
  });

  test.each(FORGERIES)('that is inconsistent at %s is rejected, case %#', async (pointer, report) => {
    expect(contradictionIn(report)?.pointer).toBe(pointer);
    const file = path.join(sandbox.path, 'report.json');
    writeFileSync(file, JSON.stringify(report));
    await expect(loadReport(file)).rejects.toMatchObject({
      code: 'E/SCHEMA_INVALID',
      message: expect.stringContaining(`The report is inconsistent at ${pointer}: the value is `) as unknown,
      details: { pointer },
    });
  });

  test('with many wrong reasons is rejected with a short message', async () => {
    const reasons = Array.from({ length: 5000 }, (_, count) => ({
      code: 'schema' as const,
      count: count + 1,
    }));
    const file = path.join(sandbox.path, 'long.json');
    writeFileSync(file, JSON.stringify({ ...THREE, reasons }));
    const failure: unknown = await loadReport(file).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'E/SCHEMA_INVALID' });
    expect((failure as Error).message.length).toBeLessThan(700);
  });
});

describe('a token is redacted in the error for a report', () => {
  const token = `ghp_${'aB3'.repeat(12)}`;
  const label = `accepted ${token}`;
  test.each([
    [
      'that is inconsistent',
      JSON.stringify({ ...THREE, policy: { ...THREE.policy, waived: [{ reason: 'schema', label }] } }),
    ],
    ['with an unknown property', JSON.stringify({ ...THREE, [token]: 1 })],
    ['with a property twice', `{"${token}":1,"${token}":2}`],
    ['that is not JSON', `{"a":${token}}`],
  ])('%s', async (_, text) => {
    const file = path.join(sandbox.path, 'token.json');
    writeFileSync(file, text);
    const error = await loadReport(file).catch((failure: unknown) => failure);
    expect(error).toMatchObject({ code: 'E/SCHEMA_INVALID' });
    const { message, details } = error as { readonly message: string; readonly details: unknown };
    expect(`${message} ${JSON.stringify(details)}`).not.toMatch(/aB3aB3/u);
  });
});
