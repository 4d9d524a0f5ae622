import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson, contentHash } from '../../src/bundle/canonical.ts';
import { seededRandom, type SeededRandom } from '../helpers/seeded-random.ts';
import { NUMBERS, REFUSED_NUMBERS, VECTORS } from './jcs-vectors.ts';

function double(bits: string): number {
  return Buffer.from(bits, 'hex').readDoubleBE();
}

/** Returns an equal value with its properties in a random order. */
function reordered(value: unknown, random: SeededRandom): unknown {
  if (Array.isArray(value)) return value.map((member) => reordered(member, random));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, member]) => ({ key, member: reordered(member, random), at: random.next() }))
      .toSorted((one, other) => one.at - other.at)
      .map(({ key, member }) => [key, member]),
  );
}

const json = fc.jsonValue({ stringUnit: 'binary' });

describe('canonicalJson', () => {
  test.each(VECTORS)('returns the published bytes of $name', ({ input, outputHex }) => {
    const text = canonicalJson(JSON.parse(input));
    expect(Buffer.from(text, 'utf8').toString('hex')).toBe(outputHex);
  });

  test.each(VECTORS)('leaves the canonical form of $name unchanged', ({ outputHex }) => {
    const text = Buffer.from(outputHex, 'hex').toString('utf8');
    expect(canonicalJson(JSON.parse(text))).toBe(text);
  });

  test.each(NUMBERS)('writes the double 0x%s as %s', (bits, text) => {
    expect(canonicalJson(double(bits))).toBe(text);
  });

  test.each([...REFUSED_NUMBERS, 'fff0000000000000'])('rejects the double 0x%s', (bits) => {
    expect(() => canonicalJson(double(bits))).toThrow();
    expect(() => canonicalJson({ deep: [double(bits)] })).toThrow();
  });

  test.each(['\uD800', 'a\uDC00', '\uDC00\uD800'])('rejects the lone surrogate in %j', (text) => {
    expect(() => canonicalJson(text)).toThrow();
    expect(() => canonicalJson({ [text]: 1 })).toThrow();
  });

  test('omits undefined properties, and rejects undefined itself', () => {
    expect(canonicalJson({ b: 1, a: undefined })).toBe('{"b":1}');
    expect(() => canonicalJson(undefined)).toThrow(TypeError);
  });

  test('is equal for properties in any order and parses to the same value', () => {
    fc.assert(
      fc.property(json, fc.integer(), (value, seed) => {
        const text = canonicalJson(value);
        expect(canonicalJson(reordered(value, seededRandom(seed)))).toBe(text);
        // `JSON.stringify` writes -0 as 0, as the canonical form does.
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(JSON.parse(text))).toBe(text);
      }),
    );
  });
});

describe('contentHash', () => {
  test('is the SHA-256 of the canonical JSON in UTF-8', () => {
    for (const { input, outputHex } of VECTORS) {
      const digest = createHash('sha256').update(Buffer.from(outputHex, 'hex')).digest('hex');
      expect(contentHash(JSON.parse(input))).toBe(`sha256:${digest}`);
    }
  });
});
