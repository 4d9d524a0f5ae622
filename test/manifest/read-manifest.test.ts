import { describe, expect, test } from 'vitest';
import { readManifest } from '../../src/manifest/read-manifest.ts';
import { LanserError } from '../../src/model/lanser-error.ts';

const pair = { repository: 'a', base: 'main', head: 'x' };

function problemOf(line: unknown): string {
  const [found] = readManifest(typeof line === 'string' ? line : JSON.stringify(line));
  return found?.pair instanceof LanserError ? found.pair.message : 'none';
}

test('each pair has a line number, an ordinal and an id (null if the line has none), and blank lines are skipped', () => {
  const text = `\uFEFF${JSON.stringify({ ...pair, id: { a: 1 } })}\r\n\n  \n${JSON.stringify(pair)}`;
  expect(readManifest(text).map(({ line, ordinal, id }) => [line, ordinal, id])).toEqual([
    [1, 1, { a: 1 }],
    [4, 2, null],
  ]);
});

test('the key of a pair depends on every field except `id` and `$schema`, but not on the order of fields', () => {
  const keysOf = (...lines: readonly unknown[]): number =>
    new Set(readManifest(lines.map((line) => JSON.stringify(line)).join('\n')).map(({ key }) => key)).size;
  const reordered = { head: 'x', base: 'main', repository: 'a', id: [2] };
  expect(keysOf({ ...pair, id: 1 }, { ...pair, $schema: 'a' }, reordered, pair)).toBe(1);
  expect(
    keysOf(
      pair,
      { ...pair, head: 'y' },
      { ...pair, base: 'y' },
      { ...pair, repository: 'b' },
      { ...pair, options: { scope: 'affected' } },
      { repository: 'a', base: 'main', patch: 'x' },
    ),
  ).toBe(6);
});

describe('the error of a line', () => {
  test.each<[line: unknown, message: string]>([
    ['nothing', 'column 1: expected a JSON value. Write one JSON object per line.'],
    ['{"repository": "a",}', 'column 20: expected a property name in double quotes.'],
    [JSON.stringify(pair).replace('}', ', "base": "b"}'), 'expected no second property "base"'],
    [[1], 'expected an object'],
    [{ ...pair, base: undefined }, 'expected the property "base".'],
    [{ ...pair, base: '' }, '/base: expected'],
    [{ ...pair, haed: 'x' }, '/haed: expected a known property. Did you mean head?'],
    [{ ...pair, scope: 'full' }, 'scope belongs in options: {"options": {"scope": …}}.'],
    [
      { ...pair, options: { scpoe: 'full' } },
      '/options/scpoe: expected a known property. Did you mean scope?',
    ],
    [{ ...pair, options: { scope: 'all' } }, '/options/scope: expected'],
    [{ ...pair, options: { failOn: ['errors'] } }, '/options/failOn/0: expected'],
    [{ ...pair, head: undefined }, '/head: expected `head` or `patch`. Add one of them.'],
    [{ ...pair, patch: '' }, '/patch: expected no `patch` beside `head`. Remove one of them.'],
    [{ ...pair, head: 'worktree' }, '/head: expected a commit.'],
    [{ ...pair, head: 'index' }, '/head: expected a commit.'],
  ])('states the problem of %j', (line, message) => expect(problemOf(line)).toContain(message));

  test('is absent for a valid line', () => {
    expect(problemOf(pair)).toBe('none');
    expect(problemOf({ repository: 'https://example.org/a.git', base: 'b', patch: '\ud800' })).toBe('none');
  });
});
