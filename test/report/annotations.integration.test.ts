import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DeltaDiagnostic } from '../../src/model/report.ts';
import { annotationsOf } from '../../src/report/annotations.ts';
import { hostileDiagnostic, sampleReport } from '../helpers/sample-report.ts';

const LEVELS = ['error', 'warning', 'notice'] as const;
const diagnostics = fc.array(hostileDiagnostic, { maxLength: 40 });

function diagnostic(line: number, parts: Partial<DeltaDiagnostic> = {}): DeltaDiagnostic {
  return { uri: 'a.py', range: [line, 2, line, 5], severity: 'error', rule: 'r', message: 'm', ...parts };
}

test('an annotation has the exact one-based range, with columns only on a single line', () => {
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

test('introduced diagnostics come first, and other diagnostics are listed once', () => {
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

test('annotations respect the limits of the runner per step', () => {
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
