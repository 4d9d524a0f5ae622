import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../src/model/diagnostic.ts';
import { confirmedRename } from '../../src/refactor/completeness-check.ts';

const error = (message: string, line = 0): Diagnostic => ({
  uri: 'a.py',
  range: [line, 0, line, 1],
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
    const after = [error('"old" is unknown'), error('"nueva" is unknown')];
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

  // In a half-done migration, code already uses the new name. The rename defines this name and removes the old one.
  test.each([
    ['a different line', 5],
    ['the same line', 3],
  ])('fails if an error about the new name becomes one about the old name on %s', (_, line) => {
    const after = error('"old" is not defined', line);
    const [check] = confirmedRename(CHECKS, RENAMED, {
      before: [error('"nueva" is not defined', 3)],
      after: [after],
    });
    expect(check).toMatchObject({ passed: false, places: [{ uri: 'a.py', range: after.range }] });
  });

  test('fails for an added error on a different line, even if the old error now contains the new name', () => {
    const before = [error('"old" is unknown', 1)];
    const after = [error('"old" is unknown', 7), error('"nueva" is unknown', 1)];
    const [check] = confirmedRename(CHECKS, RENAMED, { before, after });
    expect(check).toMatchObject({ passed: false, places: [{ range: [7, 0, 7, 1] }] });
  });

  test('passes if an old error moves to a different line', () => {
    const preview = { before: [error('"x" is unknown', 1)], after: [error('"x" is unknown', 2)] };
    expect(confirmedRename(CHECKS, RENAMED, preview)).toEqual(CHECKS);
  });

  test('keeps its result if the rename was not previewed', () => {
    expect(confirmedRename(CHECKS, RENAMED, undefined)).toEqual(CHECKS);
  });
});
