import { Buffer } from 'node:buffer';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FlatRange } from '../../src/model/range.ts';
import { coveredBy } from '../../src/rename-coverage/not-covered.ts';
import { identifierGroup } from '../../src/rename-coverage/mentions.ts';
import { scopeOfName } from '../../src/rename-coverage/scope-of-name.ts';
import { classesWith } from '../../src/rename-coverage/class-members.ts';
import { mentionKind } from '../../src/rename-coverage/mention-kind.ts';
import { mayContain, wordSearch } from '../../src/rename-coverage/word-search.ts';
import { decodeSource } from '../../src/text/decode.ts';
import { sourceOf } from './source-of.ts';

const NAMES = ['x', 'name', '_name', 'größe', 'ﬁn', '名前', 'a1'];
const PIECES = [
  ...NAMES,
  'größe'.normalize('NFD'),
  '𝐧𝐚𝐦𝐞',
  'fin',
  '.',
  ' ',
  '\n',
  '"',
  "'",
  '"""',
  '#',
  '\\',
  '{',
  '}',
  '(',
  ')',
  '1',
  'é',
  '\u0301',
  'f"',
  'class C:',
  'def f(self):',
  'self',
  ' = ',
  'lambda',
  ':',
  '\r',
  '    ',
];
const texts = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join(''));
const names = fc.constantFrom(...NAMES);

/** Returns the offsets of all words that equal the name in NFKC. Ignores escapes: `\nname` has the word `nname`. */
function wordsAlike(text: string, name: string): readonly number[] {
  return [...text.matchAll(/\p{XIDC}+/gu)]
    .filter(([word]) => word.normalize('NFKC') === name.normalize('NFKC'))
    .map(({ index }) => index);
}

describe('wordSearch', () => {
  test('in a text without backslashes, finds exactly the words that equal the name', () => {
    fc.assert(
      fc.property(texts, names, (text, name) => {
        const plain = text.replaceAll('\\', '');
        expect(wordSearch(name)(plain).map(({ start }) => start)).toEqual(wordsAlike(plain, name));
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['\\nname', 1],
    ['\\\\nname', 0],
    ['\\\\\\tname', 1],
    ['\\qname', 0],
    ['nname', 0],
    ['na\\nme', 0],
    ['\\n𝐧𝐚𝐦𝐞', 1],
    ['\\\\n𝐧𝐚𝐦𝐞', 0],
    ['2name name2 name_ _name', 0],
    ['$name name-name', 3],
  ])('in %j, finds the word `name` %i times', (text, count) => {
    expect(wordSearch('name')(text)).toHaveLength(count);
  });

  test('finds no word in a file for which mayContain returns false', () => {
    fc.assert(
      fc.property(
        texts,
        names,
        fc.constantFrom('utf8' as const, 'latin1' as const),
        (text, name, encoding) => {
          const cookie = encoding === 'latin1' ? '# coding: latin-1\n' : '';
          const bytes = Buffer.from(cookie + text, encoding);
          const found = wordSearch(name)(decodeSource(bytes).text);
          expect(found.length > 0 && !mayContain(bytes, name)).toBe(false);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

test('in any text, each mention of a name has a kind, and the scope of the name, if any, contains the mention', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        texts,
        fc.uint8Array().map((bytes) => decodeSource(bytes).text),
      ),
      names,
      async (text, name) => {
        const source = await sourceOf(text);
        classesWith(source, name);
        for (const word of wordSearch(name)(text)) {
          expect(['identifier', 'string', 'comment', 'documentation']).toContain(mentionKind(source, word));
          expect(identifierGroup(source, word)).toMatch(/^(?:at|fixture|in) /u);
          const scope = scopeOfName(source, word.start);
          expect(scope === undefined || (scope.start <= word.start && word.start < scope.end)).toBe(true);
        }
      },
    ),
    { numRuns: 400 },
  );
});

describe('covered ranges', () => {
  const edits = fc
    .uniqueArray(fc.tuple(fc.nat(6), fc.nat(8)), { selector: String, maxLength: 12 })
    .map((starts) =>
      starts.map(([line, character]): FlatRange => [line, character * 3, line, character * 3 + 2]),
    );
  const place = fc
    .tuple(fc.nat(6), fc.nat(26), fc.integer({ min: 1, max: 4 }))
    .map(([line, character, length]): FlatRange => [line, character, line, character + length]);

  test('are exactly the ranges that an edit overlaps', () => {
    fc.assert(
      fc.property(edits, place, (ranges, range) => {
        const touched = ranges.some(
          ([line, from, , to]) => line === range[0] && from < range[3] && range[1] < to,
        );
        expect(coveredBy(new Map([['a', ranges]]))({ uri: 'a', range })).toBe(touched);
        expect(coveredBy(new Map([['b', ranges]]))({ uri: 'a', range })).toBe(false);
      }),
    );
  });
});
