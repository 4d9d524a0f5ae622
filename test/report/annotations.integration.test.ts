import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProcessReward } from '../../src/model/bundle.ts';
import type { DeltaDiagnostic } from '../../src/model/report.ts';
import { annotationsOf, checkAnnotationsOf, scoreNotice } from '../../src/report/annotations.ts';
import { fullReport } from '../helpers/full-report.ts';
import { hostileDiagnostic, sampleReport } from '../helpers/sample-report.ts';

const LEVELS = ['error', 'warning', 'notice'] as const;
const diagnostics = fc.array(hostileDiagnostic, { maxLength: 40 });

function diagnostic(line: number, parts: Partial<DeltaDiagnostic> = {}): DeltaDiagnostic {
  return { uri: 'a.py', range: [line, 2, line, 5], severity: 'error', rule: 'r', message: 'm', ...parts };
}

test('an annotation has the exact one-based range, with columns only if the range is on a single line', () => {
  const introduced = [
    diagnostic(3),
    diagnostic(4, { range: [4, 0, 6, 1], severity: 'information', rule: null }),
  ];
  expect(annotationsOf(sampleReport({}, { introduced }), [])).toEqual([
    {
      level: 'error',
      path: 'a.py',
      startLine: 4,
      endLine: 4,
      startColumn: 3,
      endColumn: 6,
      title: 'introduced: r',
      message: 'm',
    },
    { level: 'notice', path: 'a.py', startLine: 5, endLine: 7, title: 'introduced: syntax', message: 'm' },
  ]);
});

test('introduced diagnostics come first in each level, and no diagnostic is listed twice', () => {
  const introduced = [diagnostic(9), diagnostic(8, { severity: 'warning' })];
  const others = [diagnostic(1), ...introduced, diagnostic(2, { severity: 'warning' })];
  const shown = annotationsOf(sampleReport({}, { introduced }), others);
  expect(shown.map(({ level, startLine, title }) => [level, startLine, title])).toEqual([
    ['error', 10, 'introduced: r'],
    ['error', 2, 'r'],
    ['warning', 9, 'introduced: r'],
    ['warning', 3, 'r'],
  ]);
});

test('a step of a GitHub job has at most ten annotations of each level, with short texts, and new diagnostics come first in each level', () => {
  fc.assert(
    fc.property(diagnostics, diagnostics, fc.nat(9000), (introduced, others, length) => {
      const long = introduced.map((entry) => ({ ...entry, message: entry.message.padEnd(length, '\u202E') }));
      const shown = annotationsOf(sampleReport({}, { introduced: long }), others);
      for (const level of LEVELS) {
        const ofLevel = shown.filter((annotation) => annotation.level === level);
        expect(ofLevel.length).toBeLessThanOrEqual(10);
        const first = ofLevel.findIndex(({ title }) => !title.startsWith('introduced: '));
        if (first >= 0)
          expect(ofLevel.slice(first).some(({ title }) => title.startsWith('introduced: '))).toBe(false);
      }
      for (const { title, message } of shown) {
        expect(title.length).toBeLessThanOrEqual(255);
        expect(message.length).toBeLessThanOrEqual(4096);
        expect(title).not.toContain('\n');
      }
    }),
    { numRuns: 200 },
  );
});

test('all kinds of findings are annotated, and new diagnostics come first in each level', () => {
  const report = fullReport();
  const shown = annotationsOf(report, []).map(
    ({ level, path, startLine, title }) => `${level} ${path}:${startLine} ${title}`,
  );
  expect(shown).toEqual([
    'error src/pay.py:4 introduced: reportCallIssue',
    'error tests/test_pay.py:10 A proposed edit is incomplete',
    'error src/pay.py:5 A proposed edit is not proven safe',
    'error .lanser/proposals/move.json:1 A proposed edit is not proven safe',
    'error b.jsonl:2 A document does not match its schema',
    'error c.schema.json:1 A change of a JSON Schema breaks documents',
    'error .lanser/traces/b.jsonl:7 A trace does not replay',
    'warning src/pay.py:9 introduced: reportCallIssue',
    'warning src/pay.py:5 Diagnostics are hidden',
    "warning pyproject.toml:1 The server's configuration is weakened",
    'notice src/pay.py:5 A change is not part of a proposed edit',
  ]);
  const messages = annotationsOf(report, []).map(({ message }) => message);
  expect(messages[2]).toMatch(/settle is taken\n\n--- a\/src\/pay\.py\n[^]*\n\+def settle\(\):/u);
  expect(messages.at(-1)).toMatch(/^This change is not part of edit 2 of [^]*\+ {4}return 2\n$/u);
  const { annotations, total } = checkAnnotationsOf(report, []);
  expect(annotations.map(({ title }) => title)).toEqual(annotationsOf(report, []).map(({ title }) => title));
  expect(total).toBe(shown.length);
});

test('the score notice lists the parts of the score, and counts towards the limit of ten notices', () => {
  const introduced = Array.from({ length: 20 }, (_, line) => diagnostic(line, { severity: 'information' }));
  const { reward } = fullReport();
  expect(scoreNotice(sampleReport())).toBeUndefined();
  expect(scoreNotice(sampleReport({ reward }))).toEqual({
    title: 'score −2 (rl-csf-v1)',
    message:
      'two more diagnostics\ndiag_delta = 2, with the weight wD = 1\nsafety_delta = 0, with the weight wS = 1\nconfidence_delta = 0, with the weight wA = 1\ntool_error = 0, with the weight wE = 1\ngamma = 0.99',
  });
  expect(annotationsOf(sampleReport({ reward }, { introduced }), [])).toHaveLength(9);
  expect(annotationsOf(sampleReport({}, { introduced }), [])).toHaveLength(10);
});

test('for a component without a weight, the score notice shows only the value', () => {
  const reward: ProcessReward = {
    version: 'rl-csf-v2',
    r: -0.1,
    components: { diag_delta: 0, evidence: 1, weakened: 1, tool_error: 0 },
    weights: { wD: 1, wH: 2, wE: 1 },
    previousBundleId: null,
    source: 'gate',
    scopeChanged: false,
    explanation: 'one suppression',
  };
  expect(scoreNotice(sampleReport({ reward }))?.message).toBe(
    'one suppression\ndiag_delta = 0, with the weight wD = 1\nevidence = 1\nweakened = 1, with the weight wH = 2\ntool_error = 0, with the weight wE = 1',
  );
});

test('if findings exceed the limit of annotations, errors are annotated first', () => {
  const diagnosticsOf = (count: number, severity: DeltaDiagnostic['severity']): readonly DeltaDiagnostic[] =>
    Array.from({ length: count }, (_, line) => diagnostic(line, { severity, message: severity }));
  const introduced = [...diagnosticsOf(990, 'warning'), ...diagnosticsOf(5, 'error')];
  const report = { ...fullReport(), delta: sampleReport({}, { introduced }).delta };
  const { annotations, total } = checkAnnotationsOf(report, []);
  expect([annotations.length, total]).toEqual([1000, 1004]);
  expect(annotations.slice(0, 11).map(({ level }) => level)).toEqual(
    Array.from({ length: 11 }, () => 'error'),
  );
  expect(annotations.filter(({ level }) => level === 'error')).toHaveLength(11);
});
