import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPattern } from '../../src/selector/locate-pattern.ts';
import { matchesOf } from '../../src/selector/match-pattern.ts';

const RUNS = Number(process.env['LANSER_FUZZ_RUNS'] ?? 3000);

const isWord = (token: string): boolean => /^[\p{XIDC}]/u.test(token);
const token = fc.oneof(
  fc.constantFrom('a', 'ab', 'not', 'x1', '10', 'é', '名', '𝒳', 'e\u0301', '_'),
  fc.constantFrom('+', '=', '(', ')', '.', '"', '\\', '|', '<', '>', '$', '━', '😀', '\u001B'),
);
const space = fc.constantFrom('', '', ' ', '  ', '\n    ', '\t');
const source = fc.array(fc.record({ token, space }), { minLength: 1, maxLength: 14 }).map((pieces) => {
  let text = '';
  const tokens: { readonly token: string; readonly start: number; readonly end: number }[] = [];
  for (const piece of pieces) {
    const last = tokens.at(-1);
    const joined = last !== undefined && isWord(last.token) && isWord(piece.token);
    text += joined && piece.space === '' ? ' ' : tokens.length === 0 ? '' : piece.space;
    tokens.push({ token: piece.token, start: text.length, end: text.length + piece.token.length });
    text += piece.token;
  }
  return { text, tokens };
});

const run = source.chain((made) =>
  fc.record({
    made: fc.constant(made),
    from: fc.nat(made.tokens.length - 1),
    length: fc.integer({ min: 1, max: made.tokens.length }),
    at: fc.nat(made.tokens.length),
    left: fc.constantFrom('', ' '),
    right: fc.constantFrom('', ' '),
    spaces: fc.array(fc.constantFrom('', ' ', '\n'), { minLength: 20, maxLength: 20 }),
    level: fc.integer({ min: 3, max: 5 }),
  }),
);

test('a pattern matches at each place in a text where its tokens are consecutive', () => {
  fc.assert(
    fc.property(run, ({ made: { text, tokens }, from, length, at, left, right, spaces, level }) => {
      const excerpt = tokens.slice(from, from + length);
      const markedAt = Math.min(at, excerpt.length);
      const marker = `${'<'.repeat(level)}|${'>'.repeat(level)}`;
      let pattern = '';
      for (const [index, { token: shown }] of excerpt.entries()) {
        const before = excerpt[index - 1]?.token;
        const needed = before !== undefined && isWord(before) && isWord(shown) ? ' ' : '';
        if (index === markedAt) {
          const isSpaced = left !== '' || right !== '' || needed === '';
          pattern += `${left}${marker}${isSpaced ? right : ' '}`;
        } else if (index > 0) pattern += spaces[index] === '' ? needed : (spaces[index] ?? '');
        pattern += shown;
      }
      if (markedAt === excerpt.length) pattern += `${left}${marker}${right}`;
      const read = readPattern(pattern);
      // Skips ambiguous markers: the excerpt contains `<<<` or `>>>`, or has `<`, `>` or `|` next to the marker.
      fc.pre(!/<<<|>>>/u.test(excerpt.map((each) => each.token).join('')));
      fc.pre(
        ![excerpt[markedAt - 1]?.token, excerpt[markedAt]?.token].some((each) => /[<>|]/u.test(each ?? '')),
      );
      const all = tokens.flatMap((_, index) => {
        const same = excerpt.every((each, offset) => tokens[index + offset]?.token === each.token);
        return same ? [index] : [];
      });
      const words = [excerpt[markedAt - 1]?.token, excerpt[markedAt]?.token].map((each) => each ?? '');
      const isForced = left === '' && right === '' && isWord(words[0] ?? '') && isWord(words[1] ?? '');
      const spaceAfter = right !== '' || isForced;
      const expected = all.map((index) => {
        const before = tokens[index + markedAt - 1]?.end ?? 0;
        const next = tokens[index + markedAt]?.start ?? text.length;
        if (left !== '') return next;
        if (spaceAfter) return before;
        return markedAt === excerpt.length ? before : next;
      });
      const found = matchesOf(read, text, { start: 0, end: text.length });
      expect(found.map(({ marker: place }) => place)).toEqual(expected);
      expect(found.map(({ start, end }) => [start, end])).toEqual(
        all.map((index) => [tokens[index]?.start, tokens[index + excerpt.length - 1]?.end]),
      );
    }),
    { numRuns: RUNS },
  );
});

test('a marker inside a name marks a position in the name, and only the whole name matches', () => {
  fc.assert(
    fc.property(source, fc.nat(), fc.nat(), ({ text, tokens }, which, cut) => {
      const words = tokens.filter((each) => isWord(each.token) && each.token.length > 1);
      const word = words[which % Math.max(1, words.length)];
      fc.pre(word !== undefined && !/[\uD800-\uDFFF]/.test(word.token));
      const at = 1 + (cut % (word.token.length - 1));
      const find = `${word.token.slice(0, at)}<|>${word.token.slice(at)}`;
      const found = matchesOf(readPattern(find), text, { start: 0, end: text.length });
      const same = tokens.filter((each) => each.token === word.token);
      expect(found.map(({ marker }) => marker)).toEqual(same.map(({ start }) => start + at));
    }),
    { numRuns: RUNS },
  );
});

// Several texts in a pattern can look like markers. The marker is the longest of these texts that occurs only once.
// In the last two patterns, only `not` touches the marker, so the marked offset is the end of `not`.
test.each([
  ['mix <|> and <<|>> and <<<|>>>', 'mix <|> and <<|>> and x', 22],
  ['mix <|> and <<|>> and<<<|>>>', 'mix <|> and <<|>> and x', 21],
  ['<<|>>a <|> <|>', 'a <|> <|>', 0],
  ['a <<<|>>> <<|>> <|> <|>', 'a <<|>> <|> <|>', 2],
  ['a <<|>> <<|>> <|>b', 'a <<|>> <<|>> b', 14],
  ['<|> <<|>> <|> <<|>>', '<|> <<|>> <|> <<|>>', undefined],
  ['not<|> b', 'x = not b', 7],
  ['not<|> b', 'not\n  b', 3],
])('the pattern %j, in the text %j, marks the offset %s', (find, text, expected) => {
  const found = matchesOf(readPattern(find), text, { start: 0, end: text.length });
  expect(found.map(({ marker }) => marker)).toEqual([expected]);
});
