import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { wellFormed } from '../../src/bundle/well-formed.ts';

/** Replaces lone surrogates with U+FFFD, as the encoding to UTF-8 does. */
function asBytes(text: string): string {
  return Buffer.from(text).toString();
}

const text = fc.string({
  unit: fc.constantFrom('\uD800', '\uDFFF', '\\', 'u', 'd', 'd800', '"', 'é', '\uFFFD'),
});

test('lone surrogates in values and property names are replaced with U+FFFD, and nothing else changes', () => {
  fc.assert(
    fc.property(fc.dictionary(text, text), fc.array(text), (members, texts) => {
      expect(wellFormed([members, { texts }, 1, null, true])).toEqual([
        Object.fromEntries(Object.entries(members).map(([name, value]) => [asBytes(name), asBytes(value)])),
        { texts: texts.map(asBytes) },
        1,
        null,
        true,
      ]);
    }),
    { numRuns: 1000 },
  );
});

test('a value without lone surrogates is returned unchanged', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(wellFormed(value)).toBe(value);
    }),
  );
});
