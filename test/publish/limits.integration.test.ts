import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareRuns, markerLine, markerOf } from '../../src/github/marker.ts';
import { failureOf } from '../../src/github/failure.ts';
import type { DeltaDiagnostic, Report } from '../../src/model/report.ts';
import { checkRunOf } from '../../src/publish/check-run-of.ts';
import { commentText, failedRunText, createsComment } from '../../src/publish/comment-text.ts';
import { checkNameOf, identityKey } from '../../src/publish/gate-identity.ts';
import { loadReport } from '../../src/publish/read-report.ts';
import { missingRights } from '../../src/publish/missing-rights.ts';
import { workflowFacts } from '../../src/publish/workflow-event.ts';
import { checkAnnotationsOf } from '../../src/report/annotations.ts';
import { asyncCpuCost } from '../helpers/cpu-cost.ts';
import { githubContract } from '../helpers/github/contract.ts';
import { hostileText } from '../helpers/hostile-texts.ts';
import { hostileReport, sampleReport } from '../helpers/sample-report.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const contract = await githubContract();
const identity = { workflow: 'CI', job: 'types', variant: '' };
const SHA = 'b'.repeat(40);
const blobUrl = `https://github.com/octo/ledger/blob/${SHA}`;

/** Lists how the requests that publish a report violate GitHub's API description or limits. */
function violations(report: Report): readonly string[] {
  const annotations = checkAnnotationsOf(report, []);
  const check = checkRunOf(report, {
    identity,
    repository: { owner: 'octo', repo: 'ledger' },
    headSha: SHA,
    run: { number: 1, attempt: 1 },
    detailsUrl: undefined,
    annotations,
    blobUrl,
  });
  const { title, summary, name, conclusion } = check;
  const found: string[] = [];
  const headers = { 'content-type': 'application/json' };
  const send = (place: string, body: unknown): void => {
    found.push(...contract.request({ method: 'POST', path: `/repos/octo/ledger/${place}`, headers, body }));
  };
  for (let start = 0; start === 0 || start < check.annotations.length; start += 50) {
    const output = { title, summary, annotations: check.annotations.slice(start, start + 50) };
    send('check-runs', { name, head_sha: SHA, status: 'completed', conclusion, output });
  }
  const marker = markerLine({ key: identityKey(identity), run: { number: 1, attempt: 1 }, headSha: SHA });
  send('issues/1/comments', { body: marker + commentText(report, { blobUrl }) });
  return found;
}

function repeated(count: number, message: string): readonly DeltaDiagnostic[] {
  return Array.from({ length: count }, (_, line) => ({
    uri: `ledger/f${line % 40}.py`,
    range: [line, 0, line, 4] as const,
    severity: line % 3 === 0 ? ('error' as const) : ('warning' as const),
    rule: 'reportGeneralTypeIssues',
    message: `${line} ${message}`,
  }));
}

test('a very large report with invalid or repeated values is rejected in bounded time', async () => {
  await using folder = await temporaryFolder();
  const file = path.join(folder.path, 'report.json');
  const refusal = async (report: unknown): Promise<{ readonly cost: number; readonly error: unknown }> => {
    await writeFile(file, JSON.stringify(report));
    let error: unknown;
    const cost = await asyncCpuCost(async () => {
      error = await loadReport(file).catch((thrown: unknown) => thrown);
    });
    return { cost, error };
  };
  const report = sampleReport();
  const zeros = await refusal({ ...report, delta: { ...report.delta, introduced: Array(300_000).fill(0) } });
  expect(zeros.error).toMatchObject({ code: 'E/SCHEMA_INVALID' });
  expect(zeros.cost).toBeLessThan(60);
  expect((await refusal({ ...report, delta: Array(3_000_001).fill(0) })).error).toMatchObject({
    message: expect.stringContaining('more than 3000000 values') as string,
  });
  const policy = {
    ...report.policy,
    failOn: Array(60_000).fill('introduced-errors'),
    waived: Array.from({ length: 60_000 }, () => ({ reason: 'schema', label: 'x' })),
  };
  const repeats = await refusal({ ...report, policy });
  expect(repeats.error).toMatchObject({ code: 'E/SCHEMA_INVALID' });
  expect(repeats.cost).toBeLessThan(60);
});

test.each<[name: string, message: string]>([
  ['short messages', 'm'],
  ['messages of 4 kB', 'x'.repeat(4000)],
  ['messages of four-byte characters', '😀'.repeat(1000)],
])('5,000 introduced diagnostics with %s stay within GitHub’s limits', (_name, message) => {
  const report = sampleReport({ conclusion: 'findings' }, { introduced: [...repeated(5000, message)] });
  expect(violations(report)).toEqual([]);
  const { annotations, total } = checkAnnotationsOf(report, []);
  expect([annotations.length, total]).toEqual([1000, 5000]);
  expect(annotations.every(({ level }) => level === 'error')).toBe(true);
});

test('a message of 100 kB is truncated between characters', () => {
  const [long] = repeated(1, '😀'.repeat(25_000));
  const report = sampleReport({ conclusion: 'findings' }, { introduced: long === undefined ? [] : [long] });
  expect(violations(report)).toEqual([]);
  const [annotation] = checkAnnotationsOf(report, []).annotations;
  expect(annotation?.message).toMatch(/^0 (?:😀)+…$/u);
});

test("the requests for any report match GitHub's API description", () => {
  fc.assert(
    fc.property(hostileReport, (report) => {
      expect(violations(report)).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

test('the text of a failed run with a very long message fits into a comment', () => {
  for (const text of ['x', '`', '\u{E0041}', '\u202E', '\n']) {
    const failure = { code: 'E/CONFIG', message: text.repeat(200_000), headSha: SHA, runUrl: undefined };
    expect(failedRunText(failure).length).toBeLessThan(65_000);
  }
});

test("a comment's marker is read only at the start of the comment, and each workflow has its own marker key", () => {
  const key = identityKey(identity);
  fc.assert(
    fc.property(hostileText, hostileText, fc.nat(), fc.nat(), (workflow, text, number, attempt) => {
      const marker = { key, run: { number, attempt }, headSha: SHA };
      expect(markerOf(`${markerLine(marker)}${text}`)).toEqual(marker);
      expect(markerOf(` ${markerLine(marker)}`)).toBeUndefined();
      const other = identityKey({ workflow, job: 'types', variant: '' });
      expect(other === key).toBe(workflow === 'CI');
      expect(other).toMatch(/^[0-9a-f]{32}$/u);
      expect(checkNameOf({ workflow, job: text, variant: '' }).length).toBeLessThanOrEqual(255);
    }),
  );
});

test('check names stay different if the job names differ only in the truncated part', () => {
  const long = 'x'.repeat(300);
  const names = ['a', 'b'].map((end) => checkNameOf({ ...identity, job: long + end }));
  expect(new Set(names).size).toBe(2);
});

test('runs are ordered by number and then by attempt', () => {
  const run = (number: number, attempt: number): { number: number; attempt: number } => ({ number, attempt });
  expect(compareRuns(run(2, 1), run(10, 1))).toBeLessThan(0);
  expect(compareRuns(run(2, 3), run(2, 2))).toBeGreaterThan(0);
});

test('createsComment() depends on the mode, the conclusion and the exit code', () => {
  const clean = sampleReport();
  const findings = sampleReport({ conclusion: 'findings' });
  const table = (['always', 'changes', 'on-failure', 'never'] as const).map((mode) => [
    createsComment(mode, clean, 0),
    createsComment(mode, findings, 0),
    createsComment(mode, findings, 1),
  ]);
  expect(table).toEqual([
    [true, true, true],
    [false, true, true],
    [false, false, true],
    [false, false, false],
  ]);
});

test('a missing permission is listed once, and a write permission includes read', () => {
  const refused = (permission: 'checks: write' | 'pull-requests: write' | 'pull-requests: read') =>
    ({ kind: 'refused', permission, reason: 'GitHub responded with 403: no' }) as const;
  expect(missingRights([{ kind: 'failed', reason: 'x' }])).toBeUndefined();
  const [read, write] = [refused('pull-requests: read'), refused('pull-requests: write')];
  expect(missingRights([write, read, write])).toContain('Add "pull-requests: write" to');
  expect(missingRights([read])).toContain('"pull-requests: read"');
});

test('any event payload and any thrown value can be read without an error', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (payload, error) => {
      workflowFacts({}, payload);
      workflowFacts({}, { pull_request: payload, workflow_run: payload });
      expect(failureOf(error).text.length).toBeLessThanOrEqual(300);
    }),
  );
});
