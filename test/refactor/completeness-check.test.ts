import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../src/model/diagnostic.ts';
import { confirmedRename } from '../../src/refactor/completeness-check.ts';

const error = (message: string): Diagnostic => ({
  uri: 'a.py',
  range: [0, 0, 0, 1],
  severity: 'error',
  source: 'pyright',
  rule: null,
  message,
});
const CHECKS = [
  { name: 'completeness' as const, passed: true, detail: 'Nothing remains.' },
  { name: 'overrides' as const, passed: true, detail: 'No overrides.' },
];
const RENAMED = { name: 'old', newName: 'nueva' };

describe('the check of completeness', () => {
  test('fails if the rename causes new errors', () => {
    const after = ['"old" is unknown', '"nueva" is unknown'].map(error);
    const checks = confirmedRename(CHECKS, RENAMED, { before: [error('"old" is unknown')], after });
    expect(checks).toEqual([
      {
        name: 'completeness',
        passed: false,
        detail: 'Nothing remains. The rename causes 1 new error: "nueva" is unknown',
        places: [{ uri: 'a.py', range: [0, 0, 0, 1] }],
      },
      CHECKS[1],
    ]);
  });

  test.each([
    [
      'an old error contains the new name instead of the old name',
      'No overload of "old.old(older)"',
      'No overload of "nueva.nueva(older)"',
    ],
    ['an old error already contained the new name', '"old" is not "nueva"', '"nueva" is not "nueva"'],
  ])('passes if %s', (_, before, after) => {
    const preview = { before: [error(before)], after: [error(after)] };
    expect(confirmedRename(CHECKS, RENAMED, preview)).toEqual(CHECKS);
  });

  test('keeps its result if the rename was not previewed', () => {
    expect(confirmedRename(CHECKS, RENAMED, undefined)).toEqual(CHECKS);
  });
});
