import { array, assert, integer, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { anchoredChanges } from '../../../src/edit/plan/anchored-changes.ts';

/** Applies the changes between two texts to the first text, and checks the order and positions of the changes. */
function applied(before: readonly string[], after: readonly string[]): readonly string[] {
  const lines: string[] = [];
  let one = 0;
  for (const change of anchoredChanges(before, after)) {
    expect(change.before.start).toBeGreaterThanOrEqual(one);
    lines.push(...before.slice(one, change.before.start));
    expect(lines.length).toBe(change.after.start);
    lines.push(...after.slice(change.after.start, change.after.end));
    one = change.before.end;
  }
  return [...lines, ...before.slice(one)];
}

test('the changes between any two texts turn the first text into the second', () => {
  const lines = integer({ min: 1, max: 400 }).chain((kinds) =>
    array(
      nat(kinds).map((kind) => `${kind}`),
      { maxLength: 1200, size: 'max' },
    ),
  );
  assert(
    property(lines, lines, (before, after) => {
      expect(applied(before, after)).toEqual(after);
    }),
    { numRuns: 60 },
  );
});

const LENGTH = 20_000;

test.each([
  ['equal', () => 'x', () => 'x'],
  ['reversed', (line: number) => `${line}`, (line: number) => `${LENGTH - line}`],
  ['repeated', (line: number) => `${line % 7}`, (line: number) => `${(line * line) % 11}`],
  ['different', (line: number) => `${line}`, (line: number) => `y${line}`],
  ['permuted', (line: number) => `${line}`, (line: number) => `${(line * 7919) % LENGTH}`],
])('the comparison of %s lines takes less than a minute', (_, old, current) => {
  const lines = (of: (line: number) => string, length: number): readonly string[] =>
    Array.from({ length }, (_unused, line) => of(line));
  const start = performance.now();
  anchoredChanges(['a', ...lines(old, LENGTH), 'b'], ['c', ...lines(current, LENGTH + 999), 'd']);
  expect(performance.now() - start).toBeLessThan(60_000);
});
