import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { alignWords } from '../../../src/gate/proposals/align-words.ts';
import { editedPlace, editStatusOf, type EditStatus } from '../../../src/gate/proposals/edit-status.ts';
import { isRewrapped } from '../../../src/gate/proposals/rewrapped.ts';
import { nameForms } from '../../../src/gate/proposals/edit-in-head.ts';
import { wordLines } from '../../../src/gate/proposals/words.ts';

/** A line of base. If `isRenamed`, head renames each `old` in it. Head adds the lines `above` before this line. */
const anyLine = fc.record({
  before: fc.constantFrom(
    'x = old(1)',
    'old',
    '    return old + old.y',
    '"old"',
    'pass',
    '',
    'def f(a, b):',
    'é = [old, new]',
  ),
  isRenamed: fc.boolean(),
  above: fc.array(fc.constantFrom('# more', '', 'z = 1', 'new(2)'), { maxLength: 2 }),
});

test('each use of the old name in head is a pending edit at its position, even below added lines', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 12 }), fc.constantFrom('\n', '\r\n'), (lines, end) => {
      const base = wordLines(lines.map(({ before }) => before).join(end));
      let text = '';
      const expected: EditStatus[] = [];
      for (const { before, isRenamed, above } of lines) {
        for (const line of above) text += `${line}${end}`;
        for (const piece of before.split(/(\bold\b)/u)) {
          if (piece === 'old') {
            const start = text.length;
            expected.push(isRenamed ? { kind: 'applied' } : { kind: 'pending', start, end: start + 3 });
          }
          text += piece === 'old' && isRenamed ? 'new' : piece;
        }
        text += end;
      }
      const head = wordLines(text);
      const uses = [...base.text.matchAll(/\bold\b/gu)];
      const places = uses.map(({ index }) =>
        editedPlace(base, { start: index, end: index + 3, newText: 'new' }),
      );
      const aligned = alignWords(base, head, nameForms(places));
      const statuses = places.map((place) => editStatusOf(place, base, head, aligned));
      // `alignWords` may match any of several equal lines of base to a line of head. So the test compares only the
      // positions of the pending edits in head, not which edits are pending.
      const left = (list: readonly EditStatus[]): readonly EditStatus[] =>
        list.filter(({ kind }) => kind === 'pending');
      expect(left(statuses)).toEqual(left(expected));
      expect(statuses.map(({ kind }) => kind)).not.toContain('superseded');
    }),
    { numRuns: 300 },
  );
});

/** Returns the status of an edit that changes the first `one` of `before` to `two`. Head's text is `after`. */
function statusOfOne(before: string, after: string): EditStatus['kind'] {
  const [base, head] = [wordLines(before), wordLines(after)];
  const start = before.indexOf('one');
  const place = editedPlace(base, { start, end: start + 3, newText: 'two' });
  return editStatusOf(place, base, head, alignWords(base, head, nameForms([place]))).kind;
}

test.each([
  [
    'an edit is applied if the old and the new name swap places',
    'one()\ntwo()\n',
    'two()\none()\n',
    'applied',
  ],
  [
    'an edit is superseded if the old name is deleted beside a definition with the new name',
    'def one(): pass\n\ndef two(): pass\n',
    'def two(): pass\n',
    'superseded',
  ],
  [
    'an edit is superseded if its statement is rewritten without the name',
    'x = one(1)\n',
    'x = three(1)\n',
    'superseded',
  ],
  [
    'an edit is pending if its statement changes around the name',
    'x = one(1)\n',
    'y: int = one(2)\n',
    'pending',
  ],
  ['an edit is pending if the new name is added above the old name', 'one\n', 'two\none\n', 'pending'],
])('%s', (_, before, after, status) => {
  expect(statusOfOne(before, after)).toBe(status);
});

test.each([
  ['f(a, b)\n', 'f(\n    a, b\n)\n', true],
  ['f(a, b)\n', 'f(a, b) \n', false],
  ['f("a b")\n', 'f(\n  "a  b")\n', false],
  ['f(a)  # b\n', 'f(a)  #\n  b\n', false],
  ['f(a)\ng(b)\n', 'f(a)\n    g(b)\n', false],
  ['f(a)\r\n', 'f(\n  a)\n', false],
  ['f(a, b)\n', 'f(\n    a,\n    c,\n)\n', false],
  ['if a: f()\n', 'if a:\n    f()\n', true],
  ['if a:\n    if b: f()\n    g()\n', 'if a:\n    if b:\n        f()\n        g()\n', false],
])('%j and %j are recognized as one statement with different line breaks: %j', (one, other, expected) => {
  expect(isRewrapped(one, other)).toBe(expected);
});
