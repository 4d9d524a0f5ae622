import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldedName } from '../../src/workspace/folded-name.ts';

test.each([
  ['README.md', 'readme.MD'],
  ['caf\u00E9.py', 'cafe\u0301.py'],
  ['\u00C9t\u00C9', 'e\u0301te\u0301'],
  ['\u03A3\u03A3.py', '\u03C3\u03C2.py'],
  ['\u212A.py', 'k.py'],
  ['\u212B', '\u00E5'],
])('%s and %s are folded to the same name', (one, other) => {
  expect(foldedName(one)).toBe(foldedName(other));
});

test.each([
  ['a.py', 'b.py'],
  ['a', '\u00E4'],
  ['a b', 'ab'],
  ['\u0430', 'a'],
])('%s and %s stay different', (one, other) => {
  expect(foldedName(one)).not.toBe(foldedName(other));
});

const LETTERS = [
  'a',
  'A',
  '\u00E9',
  '\u00C9',
  '\u0416',
  '\u0436',
  '\u03A9',
  '\u03C9',
  '\u1E9E',
  '\u0301',
  '\u0308',
];

test('folding ignores case and Unicode normalization form, and is idempotent', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...LETTERS),
  });
  fc.assert(
    fc.property(letters, (name) => {
      const fold = foldedName(name);
      expect(foldedName(fold)).toBe(fold);
      expect(foldedName(name.normalize('NFC'))).toBe(fold);
      expect(foldedName(name.normalize('NFD'))).toBe(fold);
      expect(foldedName(name.toUpperCase())).toBe(fold);
      expect(foldedName(name.toLowerCase())).toBe(fold);
    }),
  );
});
