import { array, assert, boolean, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { compileFileSpec } from '../../../src/server/pyright/file-spec.ts';

const PATTERNS = ['a', 'b', 'A', '**', '*', '?', 'a*', '*a', 'a?b', 'a**', '*.py', 'x+y', 'ſ', 'ß', '😀'];
const NAMES = ['a', 'b', 'A', 'ab', 'aab', 'm.py', 'x+y', 's', 'S', 'ſ', 'ß', 'SS', '😀', '\n', ''];

/** Returns the regular expression of Pyright 1.1.414 (`getWildcardRegexPattern`) for an entry, with the root `/`. */
function pyrightPattern(parts: readonly string[], caseSensitive: boolean): RegExp {
  const pattern = parts.map((part) => {
    if (part === '**') return '(/[^/][^/]*)*?';
    const escaped = part.replaceAll(/[.+]/gu, String.raw`\$&`);
    return `/${escaped.replaceAll('*', '[^/]*').replaceAll('?', '[^/]')}`;
  });
  return new RegExp(`^(${pattern.join('')})($|/)`, caseSensitive ? '' : 'i');
}

test("an include or exclude entry matches the same paths as Pyright's regular expression", () => {
  const names = (list: readonly string[]) => array(constantFrom(...list), { maxLength: 5 });
  assert(
    property(names(PATTERNS), names(NAMES), boolean(), (entry, segments, caseSensitive) => {
      const target = `/${segments.join('/')}`;
      const { matches } = compileFileSpec('/', entry.join('/'), caseSensitive);
      expect(matches(target)).toBe(pyrightPattern(entry, caseSensitive).test(target));
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['many asterisks in a name', `${'*a'.repeat(6)}b`, 'a'.repeat(80)],
  ['many double asterisks', `${'**/a/'.repeat(7)}b`, 'a/'.repeat(40)],
])('the comparison of a path with an entry takes less than a second: %s', (_, entry, target) => {
  const { matches } = compileFileSpec('/r', entry, true);
  const start = performance.now();
  expect(matches(`/r/${target}`)).toBe(false);
  expect(performance.now() - start).toBeLessThan(1000);
});
