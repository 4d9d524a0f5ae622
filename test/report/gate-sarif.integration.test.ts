import * as fc from 'fast-check';
import type { Log, Run } from 'sarif';
import { expect, test } from 'vitest';
import type { DeltaDiagnostic, Report } from '../../src/model/report.ts';
import { gateSarif } from '../../src/report/gate-sarif.ts';
import { anyReport, hostileReports } from '../helpers/any-report.ts';
import { cpuCost } from '../helpers/cpu-cost.ts';
import { findingsReport, sampleReport, SCHEMA_CHECKS } from '../helpers/sample-report.ts';
import { sarifErrors } from '../helpers/sarif-errors.ts';

const CONTROL_CHARACTERS = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

function runOf(report: Report): Run {
  return parsed(gateSarif(report));
}

function parsed(text: string): Run {
  const log = JSON.parse(text) as Log;
  expect(sarifErrors(log)).toEqual([]);
  return log.runs[0] as Run;
}

function diagnostic(line: number, parts: Partial<DeltaDiagnostic> = {}): DeltaDiagnostic {
  return {
    uri: 'pkg/a b.py',
    range: [line, 4, line, 9],
    severity: 'error',
    rule: 'reportX',
    message: 'm',
    ...parts,
  };
}

const printsOf = (report: Report): readonly unknown[] =>
  (runOf(report).results ?? []).map(
    ({ partialFingerprints }) => partialFingerprints?.['lanserFingerprint/v1'],
  );

test('an introduced diagnostic has its exact range, level, rule and URI', () => {
  const run = runOf(
    sampleReport({}, { introduced: [diagnostic(2), diagnostic(7, { severity: 'information', rule: null })] }),
  );
  expect(run.columnKind).toBe('utf16CodeUnits');
  expect(run.automationDetails?.id).toBe('lanser/gate/');
  expect(run.results?.[0]).toMatchObject({
    ruleId: 'reportX',
    ruleIndex: 0,
    level: 'error',
    message: { text: 'm' },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'pkg/a%20b.py', uriBaseId: '%SRCROOT%' },
          region: { startLine: 3, startColumn: 5, endLine: 3, endColumn: 10 },
        },
      },
    ],
  });
  expect(run.results?.[1]).toMatchObject({ ruleId: 'syntax', ruleIndex: 1, level: 'note' });
  expect(run.tool.driver.rules).toMatchObject([
    { id: 'reportX', helpUri: expect.stringMatching(/#reportX$/u) as string },
    { id: 'syntax' },
  ]);
});

test("findings of head that are not diagnostics become SARIF results with lanser's own rules", () => {
  const place = { uri: 'a.py', range: [4, 0, 4, 3] as const };
  const finding = { ...place, kind: 'suppression' as const, text: '# type: ignore' };
  const run = runOf(
    sampleReport({
      traces: [
        { path: 't.jsonl', conclusion: 'match', bundles: 2, firstDifference: null },
        {
          path: 'u.jsonl',
          conclusion: 'mismatch',
          bundles: 2,
          firstDifference: { line: 3, index: 1, pointer: '/facts', message: 'another answer' },
        },
      ],
      schemas: SCHEMA_CHECKS,
      proposals: [
        {
          path: '.lanser/proposals/p.json',
          index: 0,
          kind: 'rename',
          selector: 'py://a:f',
          newName: 'g',
          conclusion: 'incomplete',
          diff: null,
          delta: null,
          safety: null,
          missed: [place],
          reward: null,
        },
        {
          path: null,
          index: 1,
          kind: 'renameFile',
          oldUri: 'a.py',
          newUri: 'b.py',
          conclusion: 'unsafe',
          diff: null,
          delta: null,
          safety: { ready: 0, checks: [{ name: 'collision', passed: false, detail: 'b.py exists' }] },
          missed: [],
          reward: null,
        },
      ],
      evidence: {
        suppressions: { introduced: [finding], removed: [finding], hidden: 1 },
        configuration: {
          changed: [],
          weakened: [
            {
              kind: 'rule',
              uri: 'pyproject.toml',
              range: null,
              text: 'reportX',
              before: 'error',
              after: 'none',
            },
          ],
        },
      },
    }),
  );
  const shown = (run.results ?? []).map(({ ruleId, level, message, locations }) => {
    const at = locations?.[0]?.physicalLocation;
    return `${ruleId} ${level} ${at?.artifactLocation?.uri}:${at?.region?.startLine} ${message.text}`;
  });
  expect(shown).toEqual([
    'lanser/missed-reference error a.py:5 Missed by edit 1 of .lanser/proposals/p.json.',
    'lanser/unsafe-proposal error .lanser/proposals:1 The proposed edit 2 of the pull request is not proven safe.\ncollision: b.py exists',
    'lanser/invalid-document error b.jsonl:2 /seq: expected an integer',
    'lanser/schema-change error c.schema.json:1 breaking: it is required\nFor example: null',
    'lanser/trace error u.jsonl:3 mismatch: another answer',
    'lanser/suppression warning a.py:5 # type: ignore',
    'lanser/weakened-configuration warning pyproject.toml:1 reportX: "error" to "none"',
  ]);
});

test('fingerprints do not change if lines shift, and equal diagnostics have different fingerprints', () => {
  const at = (shift: number): Report =>
    sampleReport({}, { introduced: [1, 2, 9].map((line) => diagnostic(line + shift)) });
  expect(printsOf(at(0))).toEqual(printsOf(at(40)));
  expect(new Set(printsOf(at(0))).size).toBe(3);
  expect(printsOf(sampleReport({}, { introduced: [diagnostic(1, { uri: 'b.py' })] }))).not.toContain(
    printsOf(at(0))[0],
  );
});

test('results and messages are limited, and a notification states the number of omitted results', () => {
  const introduced = Array.from({ length: 6001 }, (_, line) =>
    diagnostic(line, { message: `${line}${'m\u202E'.repeat(50_000)}` }),
  );
  let text = '';
  const cost = cpuCost(() => (text = gateSarif(sampleReport({}, { introduced: introduced.slice(0, 100) }))));
  expect(cost).toBeLessThan(100);
  expect(text.length).toBeLessThan(10_000_000);
  const run = runOf(sampleReport({}, { introduced: introduced.map((one) => ({ ...one, message: 'm' })) }));
  expect(run.results).toHaveLength(5000);
  expect(run.invocations?.[0]?.toolExecutionNotifications).toEqual([
    {
      level: 'note',
      message: {
        text: '1001 results omitted. They exceed the limit of 5000, or are not in a file of the repository. All are in the JSON report.',
      },
    },
  ]);
});

test('if the gate fails without SARIF results, notifications give the reasons, and executionSuccessful is true', () => {
  const failing = ['unresolved-imports', 'negative-reward'] as const;
  const policy = { failOn: failing, warnOnly: false, failed: true, reasons: failing };
  const reasons = failing.map((code) => ({ code, count: 1 }));
  const reportWith = (parts: Partial<Report>): Report =>
    sampleReport(
      { conclusion: 'findings', reasons, policy, ...parts },
      { unresolvedImports: [diagnostic(0)] },
    );
  const invocation = (report: Report): unknown => runOf(report).invocations?.[0];
  expect(invocation(reportWith({}))).toEqual({
    executionSuccessful: true,
    toolExecutionNotifications: [
      { level: 'error', message: { text: '1 unresolved import near the change, score 0' } },
      { level: 'error', message: { text: 'Fails: unresolved-imports, negative-reward' } },
    ],
  });
  const none = { executionSuccessful: true, toolExecutionNotifications: [] };
  expect(invocation(reportWith({ policy: { ...policy, warnOnly: true } }))).toEqual(none);
  expect(invocation(findingsReport())).toEqual(none);
});

test('findings that are not in a file of the repository are omitted and counted', () => {
  const uris = ['../x.py', 'a/../../x.py', '/etc/x.py', 'a//b.py', './a.py', 'a.py'];
  const run = runOf(sampleReport({}, { introduced: uris.map((uri) => diagnostic(1, { uri })) }));
  expect(run.results).toHaveLength(1);
  expect(run.invocations?.[0]?.toolExecutionNotifications?.[0]?.message.text).toMatch(
    /^5 results omitted\. /u,
  );
});

function expectInert(report: Report): void {
  const text = gateSarif(report);
  const run = parsed(text);
  // Without a `markdown` property, readers show plain text, in which only `[text](target)` is a link.
  expect(text).not.toContain('"markdown":');
  for (const { message, locations } of run.results ?? []) {
    expect(locations).toHaveLength(1);
    expect(message.text).not.toMatch(CONTROL_CHARACTERS);
    expect(message.text).not.toContain('](');
    expect(message.text?.length).toBeLessThanOrEqual(4000);
    for (const { physicalLocation } of locations ?? []) {
      const address = new URL(physicalLocation?.artifactLocation?.uri ?? '', 'https://example.org/root/');
      expect(address.href).toMatch(/^https:\/\/example\.org\/root\/[^?#]*$/u);
    }
  }
  for (const rule of run.tool.driver.rules ?? []) expect(rule.id).not.toMatch(CONTROL_CHARACTERS);
}

test('a report with hostile texts in every member has a valid SARIF log without links or control characters', () => {
  for (const report of hostileReports()) expectInert(report);
});

test('any report has a valid SARIF log without links or control characters', () => {
  fc.assert(fc.property(anyReport, expectInert), { numRuns: 60 });
});
