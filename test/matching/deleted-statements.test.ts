import { expect, test } from 'vitest';
import type { Hunk, TreeChange } from '../../src/git/tree-changes.ts';
import { deletedStatements } from '../../src/matching/deleted-statements.ts';
import type { Diagnostic } from '../../src/model/diagnostic.ts';

const WRONG = 'wrong = call(first)';

type Texts = Readonly<Record<string, string>>;

/** Returns true if the first {@link WRONG} in `a.py`, a statement with a diagnostic, counts as deleted. */
function isDeleted(before: Texts, after: Texts, hunks: Readonly<Record<string, readonly Hunk[]>>): boolean {
  const line = (before['a.py'] ?? '').split('\n').indexOf(WRONG);
  const diagnostic: Diagnostic = {
    uri: 'a.py',
    range: [line, 13, line, 18],
    severity: 'error',
    rule: 'reportCallIssue',
    message: 'm',
    tags: [],
    source: 'Pyright',
  };
  const changes = Object.keys(after).map((uri): TreeChange => ({
    kind: uri in before ? 'modified' : 'added',
    basePath: uri in before ? uri : null,
    headPath: uri,
    hunks: hunks[uri] ?? [],
  }));
  const linesOf = (texts: Texts) => (uri: string) => (texts[uri] ?? '').split('\n');
  return deletedStatements([diagnostic], changes, linesOf(before), linesOf(after)).size > 0;
}

const hunk = (baseStart: number, baseCount: number, headStart: number, headCount: number): Hunk => ({
  baseStart,
  baseCount,
  headStart,
  headCount,
});

const BEFORE = { 'a.py': `first = 1\n${WRONG}\nlast = 2\n` };
const WITHOUT = 'first = 1\nlast = 2\n';
const DELETED = [hunk(1, 1, 1, 0)];

test('a statement that becomes part of a string counts as deleted, although its line is unchanged', () => {
  const after = { 'a.py': `first = 1\n"""\n${WRONG}\n"""\nlast = 2\n` };
  expect(isDeleted(BEFORE, after, { 'a.py': [hunk(1, 0, 1, 1), hunk(2, 0, 3, 1)] })).toBe(true);
  const assigned = { 'a.py': `first = 1\nx = """\n${WRONG}\n"""\nlast = 2\n` };
  expect(isDeleted(BEFORE, assigned, { 'a.py': [hunk(1, 0, 1, 1), hunk(2, 0, 3, 1)] })).toBe(true);
});

test('a statement that is replaced by a string of several lines counts as deleted', () => {
  const after = { 'a.py': `first = 1\n"""\nLater.\n"""\nlast = 2\n` };
  expect(isDeleted(BEFORE, after, { 'a.py': [hunk(1, 1, 1, 3)] })).toBe(true);
});

test.each([
  ['that moves to a different Python file does not count as deleted', `${WRONG}\n`, false],
  ['that moves to a string of a different Python file counts as deleted', `"""\n${WRONG}\n"""\n`, true],
])('a statement %s', (_, other, expected) => {
  expect(isDeleted(BEFORE, { 'a.py': WITHOUT, 'b.py': other }, { 'a.py': DELETED })).toBe(expected);
});

test('a statement that moves to a text file counts as deleted', () => {
  const after = { 'a.py': WITHOUT, 'b.txt': `${WRONG}\n` };
  expect(isDeleted(BEFORE, after, { 'a.py': DELETED })).toBe(true);
});

test('the first of two equal statements counts as deleted if only the second remains', () => {
  const before = { 'a.py': `first = 1\n${WRONG}\nlast = 2\n${WRONG}\n` };
  const after = { 'a.py': `first = 1\nlast = 2\n${WRONG}\n` };
  expect(isDeleted(before, after, { 'a.py': DELETED })).toBe(true);
});

test('a removed statement counts as deleted even if 200 other lines of its hunk change', () => {
  const lines = Array.from({ length: 200 }, (_, at) => `x${at} = ${at}`);
  const before = { 'a.py': [WRONG, ...lines].join('\n') };
  const after = { 'a.py': lines.map((line) => `${line};`).join('\n') };
  expect(isDeleted(before, after, { 'a.py': [hunk(0, 201, 0, 200)] })).toBe(true);
});
