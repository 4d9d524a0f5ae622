import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from '../../src/bundle/canonical.ts';
import { canonicalInPython } from '../helpers/python-canonical.ts';
import { NUMBERS, REFUSED_NUMBERS, VECTORS } from './jcs-vectors.ts';

const doubleBits = fc
  .uint8Array({ minLength: 8, maxLength: 8 })
  .map((bytes) => Buffer.from(bytes))
  .filter((bytes) => Number.isFinite(bytes.readDoubleBE()))
  .map((bytes) => bytes.toString('hex'));

function hexOf(text: string): string {
  return Buffer.from(text, 'utf8').toString('hex');
}

test('canonical JSON in Python equals the test vectors of RFC 8785, and values without a canonical form are rejected', () => {
  const inputs = VECTORS.map(({ input }) => input.replaceAll('\n', ' '));
  expect(canonicalInPython(inputs)).toEqual(VECTORS.map(({ outputHex }) => outputHex));
  const bits = [...NUMBERS.map(([double]) => double), ...REFUSED_NUMBERS];
  expect(canonicalInPython(bits, '--doubles')).toEqual([
    ...NUMBERS.map(([, text]) => hexOf(text)),
    ...REFUSED_NUMBERS.map(() => 'refused'),
  ]);
  expect(canonicalInPython([String.raw`"\ud800"`, String.raw`{"\udc00": 1}`])).toEqual([
    'refused',
    'refused',
  ]);
});

test('canonical JSON is the same in Python and TypeScript for random doubles', () => {
  const bits = fc.sample(doubleBits, 5000);
  const texts = bits.map((double) => canonicalJson(Buffer.from(double, 'hex').readDoubleBE()));
  expect(canonicalInPython(bits, '--doubles')).toEqual(texts.map(hexOf));
});

test('canonical JSON is the same in Python and TypeScript for random documents', () => {
  const values = fc.sample(fc.jsonValue({ stringUnit: 'binary' }), 1000);
  const lines = values.map((value) => JSON.stringify(value));
  expect(canonicalInPython(lines)).toEqual(values.map((value) => hexOf(canonicalJson(value))));
});
