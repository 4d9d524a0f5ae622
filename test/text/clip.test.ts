import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { failureOf } from '../../src/github/failure.ts';
import { annotationsOf } from '../../src/report/annotations.ts';
import { NO_COLORS } from '../../src/report/colors.ts';
import { comparisonText } from '../../src/report/schema-text.ts';
import { beginning, clip } from '../../src/text/clip.ts';
import { sampleReport } from '../helpers/sample-report.ts';

test('a truncated text is well-formed and as long as the limit allows', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '😀'), maxLength: 12 });
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 12 }), (whole, longest) => {
      const start = beginning(whole, longest);
      expect(whole.startsWith(start) && start.isWellFormed() && start.length <= longest).toBe(true);
      expect(start.length).toBeGreaterThanOrEqual(Math.min(whole.length, longest - 1));
      const clipped = clip(whole, longest);
      expect(clipped.isWellFormed() && clipped.length <= longest).toBe(true);
      expect(clipped.length).toBeGreaterThanOrEqual(Math.min(whole.length, longest - 1));
      expect(clipped === whole).toBe(whole.length <= longest);
    }),
  );
});

/** Two long texts. A cut at any length splits a surrogate pair in one of them. */
const LONG = ['😀'.repeat(5000), `a${'😀'.repeat(5000)}`];

test.each(LONG)(
  'truncated annotations, counterexamples and errors of GitHub requests do not split surrogate pairs: text %#',
  (long) => {
    const failure = failureOf(new Error(long));
    expect(failure.text).toContain('😀');
    expect(failure.text.isWellFormed()).toBe(true);
    const diagnostic = {
      uri: 'a.py',
      range: [0, 0, 0, 1],
      severity: 'error',
      rule: long,
      message: long,
    } as const;
    const [annotation] = annotationsOf(sampleReport({}, { introduced: [diagnostic] }), []);
    expect(annotation?.message).toContain('😀');
    expect(`${annotation?.title}\n${annotation?.message}`.isWellFormed()).toBe(true);
    const difference = {
      pointer: '',
      direction: 'backward',
      verdict: 'breaking',
      reason: 'maxLength is new',
      counterExample: long,
    } as const;
    const text = comparisonText('a.json', { conclusion: 'breaking', differences: [difference] }, NO_COLORS);
    expect(text).toContain('😀');
    // `JSON.stringify` would print a lone surrogate as an escape, such as `\ud83d`.
    expect(text).not.toMatch(/d83d/iu);
  },
);
