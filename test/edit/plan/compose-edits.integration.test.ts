import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeEdits } from '../../../src/edit/plan/compose-edits.ts';
import type { TextEdit } from '../../../src/edit/plan/text-edits.ts';
import { splice } from '../../../src/text/splice.ts';

const cuts = fc.array(
  fc.record({ at: fc.nat({ max: 30 }), isInsertion: fc.boolean(), newText: fc.string({ maxLength: 3 }) }),
  { maxLength: 6 },
);

function editsOf(
  text: string,
  places: readonly { at: number; isInsertion: boolean; newText: string }[],
): TextEdit[] {
  const sorted = places
    .map((place) => ({ ...place, at: place.at % (text.length + 1) }))
    .toSorted((one, other) => one.at - other.at);
  return sorted
    .map(({ at, isInsertion, newText }, index) => ({
      start: at,
      end: isInsertion ? at : (sorted[index + 1]?.at ?? text.length),
      newText,
      annotation: newText,
    }))
    .toSorted((one, other) => one.start - other.start || one.end - other.end);
}

test('three successive lists of edits can be composed into one equivalent list', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), cuts, cuts, cuts, (text, ...lists) => {
      let now = text;
      let composed: readonly TextEdit[] = [];
      for (const list of lists) {
        const edits = editsOf(now, list);
        composed = composeEdits(composed, now, edits, (one) => one);
        now = splice(now, edits);
      }
      expect(splice(text, composed)).toBe(now);
      for (const [index, { start, end }] of composed.entries()) {
        expect(end).toBeGreaterThanOrEqual(start);
        expect(start).toBeGreaterThanOrEqual(composed[index - 1]?.end ?? 0);
      }
    }),
    { numRuns: 1000 },
  );
});

test('adjacent edits stay separate, and overlapping edits become one edit', () => {
  const edit = (start: number, end: number, newText: string): TextEdit => ({
    start,
    end,
    newText,
    annotation: undefined,
  });
  const first = [edit(2, 4, 'XYZ')];
  const second = [edit(0, 2, 'A'), edit(5, 5, '!'), edit(6, 7, 'F')];
  expect(composeEdits(first, 'abXYZef', second, (one) => one)).toEqual([
    edit(0, 2, 'A'),
    edit(2, 4, 'XYZ'),
    edit(4, 4, '!'),
    edit(5, 6, 'F'),
  ]);
  expect(composeEdits(first, 'abXYZef', [edit(1, 3, '-')], (one) => one)).toEqual([edit(1, 4, '-YZ')]);
});

// A call with one argument per edit (such as `list.push(...edits)`) would throw a RangeError.
test('an edit of the whole text can replace 150,000 earlier edits', () => {
  const text = 'a\n'.repeat(150_000);
  const first = Array.from({ length: 150_000 }, (_, line): TextEdit => {
    return { start: 2 * line, end: 2 * line + 1, newText: 'b', annotation: undefined };
  });
  const whole: TextEdit = { start: 0, end: text.length, newText: 'c', annotation: undefined };
  expect(composeEdits(first, splice(text, first), [whole], (one) => one)).toEqual([whole]);
});
