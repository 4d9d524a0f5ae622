import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { gamingEvidence } from '../../../src/reward/evidence/gaming-evidence.ts';
import { marksOf } from '../../../src/reward/evidence/marks-of.ts';

const PIECES = [
  '# type: ignore',
  '# pyright: basic',
  '[',
  ']',
  '"""',
  "'",
  '\\',
  '\n',
  '\r',
  ' ',
  'x',
  ' = ',
  'f(',
  ')',
  'from typing import Any, cast\n',
  'Any',
  'cast(',
  'def test_a():\n',
  '  pass\n',
  'é',
  '\u{1F600}',
  '\u2028',
];
const piece = fc.constantFrom(...PIECES);
const anyText = fc
  .array(fc.oneof({ weight: 9, arbitrary: piece }, fc.string()), { maxLength: 30 })
  .map((all) => all.join(''));

test('in any text, marks have valid offsets, and the removed marks of a change are the added marks of the reverse change', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyText,
      anyText,
      fc.constantFrom('a.py', 'test_a.py', 'a.pyi', 'a.ts'),
      async (before, after, uri) => {
        const marks = await marksOf(uri, after);
        for (const { start, end } of marks)
          expect(start >= 0 && start < end && end <= after.length).toBe(true);
        const sides = { before: new Map([[uri, before]]), after: new Map([[uri, after]]) };
        const evidence = await gamingEvidence(sides);
        expect(evidence.hidden).toBeLessThanOrEqual(marks.reduce((sum, { hides }) => sum + hides, 0));
        expect(await gamingEvidence(sides)).toEqual(evidence);
        const back = await gamingEvidence({ before: sides.after, after: sides.before });
        const coming = back.findings.filter(
          ({ kind, text }) =>
            ['any', 'cast', 'directive', 'suppression'].includes(kind) && !text.endsWith(' removed'),
        );
        expect(evidence.removed).toEqual(coming);
      },
    ),
    { numRuns: 300 },
  );
});

test('evidence does not depend on the order of the files', async () => {
  const uris = ['a.py', 'b.py', 'c.py'];
  await fc.assert(
    fc.asyncProperty(fc.array(anyText, { minLength: 6, maxLength: 6 }), async (texts) => {
      const side = (offset: number, names: readonly string[]): ReadonlyMap<string, string> =>
        new Map(names.map((uri) => [uri, texts[uris.indexOf(uri) + offset] ?? '']));
      const one = await gamingEvidence({ before: side(0, uris), after: side(3, uris) });
      const reversed = uris.toReversed();
      expect(await gamingEvidence({ before: side(0, reversed), after: side(3, reversed) })).toEqual(one);
    }),
    {
      numRuns: 100,
      // Before, b.py and c.py contain equal comments. After, only a.py contains the comment. The comment must count
      // as moved from the same file (b.py or c.py) in any order of the files.
      examples: [[['', '# pyright: basic', '# pyright: basic', '# pyright: basic', '', '']]],
    },
  );
});
