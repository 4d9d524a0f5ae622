import { expect, test } from 'vitest';
import { fingerprintOf, fingerprintSimilarity } from '../../src/relocate/fingerprint.ts';
import { fingerprintIn, symbolIdOf } from '../../src/relocate/symbol-id.ts';
import { pythonDocument } from '../selector/python-document.ts';

const HOME = { language: 'python', module: 'm' };
/** The length of the part of a symbol id before the fingerprint. This part is `sym1:` and the identity. */
const IDENTITY = 'sym1:'.length + 32;

const TEXT = `class Shop:
    def total(self, rows, rate):
        """Adds."""
        result = 0
        for row in rows:
            if row.count > 0:
                result += row.price * row.count
        return round(result * (1 + rate), 2)

    def names(self, rows):
        return sorted({row.name.strip().lower() for row in rows if row.name})


class Market:
    def total(self, rows, rate):
        return 0
`;

function symbolId(text: string, path: string): string {
  const document = pythonDocument(text);
  const definition = document.definitions.find((each) => each.path.join('.') === path);
  if (definition === undefined) throw new TypeError(`no ${path}`);
  return symbolIdOf(document, definition, HOME);
}

function fingerprint(text: string, path: string): Uint8Array {
  const found = fingerprintIn(symbolId(text, path));
  if (found === undefined) throw new TypeError('no fingerprint');
  return found;
}

test.each([
  ['a body', TEXT.replace('row.count > 0', 'row.count >= 1')],
  ['a docstring', TEXT.replace('Adds.', 'Sums them up.')],
  ['a parameter', TEXT.replace('rate)', 'rate, strict=False)')],
  ['the code before the class', `import json\n\n\n${TEXT}`],
])('the identity is the same after an edit of %s', (_, edited) => {
  expect(edited).not.toBe(TEXT);
  const [before, after] = [TEXT, edited].map((text) => symbolId(text, 'Shop.total').slice(0, IDENTITY));
  expect(after).toBe(before);
});

test('a different name, class, module, language or overload changes the identity', () => {
  const document = pythonDocument(TEXT);
  const [definition] = document.definitions.filter(({ path }) => path.join('.') === 'Shop.total');
  if (definition === undefined) throw new TypeError('no definition');
  const overloads = pythonDocument(
    'from typing import overload\n@overload\ndef f(a: int): ...\n@overload\ndef f(a: str): ...\n',
  );
  const ids = [
    symbolIdOf(document, definition, HOME),
    symbolIdOf(document, definition, { ...HOME, module: 'other' }),
    symbolIdOf(document, definition, { ...HOME, language: 'typescript' }),
    symbolId(TEXT, 'Shop.names'),
    symbolId(TEXT, 'Market.total'),
    ...overloads.definitions
      .filter(({ name }) => name === 'f')
      .map((overload) => symbolIdOf(overloads, overload, HOME)),
  ].map((id) => id.slice(0, IDENTITY));
  expect(new Set(ids).size).toBe(7);
});

test('the fingerprint ignores the name of its definition, comments, the docstring and white space', () => {
  const same = TEXT.replace('def total', 'def whole')
    .replace('"""Adds."""', '"""Something else."""')
    .replace('result = 0', 'result = 0  # at first')
    .replace('return round', '\n        return round');
  expect(fingerprint(same, 'Shop.whole')).toEqual(fingerprint(TEXT, 'Shop.total'));
});

test('similarity is high after a small edit, low for unrelated code, and 1 for equal code', () => {
  const total = fingerprint(TEXT, 'Shop.total');
  const edited = TEXT.replace('def total', 'def whole').replace('row.count > 0', 'row.count >= 1');
  expect(fingerprintSimilarity(total, fingerprint(edited, 'Shop.whole'))).toBeGreaterThan(0.6);
  expect(fingerprintSimilarity(total, fingerprint(TEXT, 'Shop.names'))).toBeLessThan(0.3);
  expect(fingerprintSimilarity(total, fingerprint(TEXT, 'Market.total'))).toBeLessThan(0.5);
  expect(fingerprintSimilarity(total, total)).toBe(1);
});

test('fingerprintIn returns the fingerprint in a symbol id, or undefined if the id does not contain one', () => {
  const id = symbolId(TEXT, 'Shop.total');
  expect(fingerprintIn(id.slice(0, IDENTITY))).toBeUndefined();
  const document = pythonDocument(TEXT);
  const definition = document.definitions.find(({ path }) => path.join('.') === 'Shop.total');
  expect(definition && fingerprintIn(id)).toEqual(
    definition && fingerprintOf(TEXT, document.tokens(), definition),
  );
});
