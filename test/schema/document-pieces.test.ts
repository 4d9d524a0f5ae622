import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentPieces } from '../../src/schema/document-pieces.ts';

type Layout = Parameters<typeof documentPieces>[1];
type Piece = readonly [line: number | null, text: string | undefined];

async function piecesOf(text: string, layout: Layout, size = 3): Promise<readonly Piece[]> {
  const bytes = Buffer.from(text);
  const chunks = (async function* () {
    for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
  })();
  const pieces: Piece[] = [];
  for await (const { startLine, isLine, bytes: piece } of documentPieces(chunks, layout)) {
    pieces.push([isLine ? startLine : null, piece?.toString()]);
  }
  return pieces;
}

test.each<[text: string, layout: Layout, pieces: readonly Piece[]]>([
  ['{"a":\n1}\n', 'either', [[null, '{"a":\n1}\n']]],
  ['{"a":1}\n', 'either', [[null, '{"a":1}']]],
  ['\n {"a":1}\n\n', 'either', [[null, ' {"a":1}']]],
  [
    '{"a":1}\r\n{"b":2}',
    'either',
    [
      [1, '{"a":1}\r'],
      [2, '{"b":2}'],
    ],
  ],
  [
    '\n1\n\n{\n2',
    'either',
    [
      [2, '1'],
      [4, '{'],
      [5, '2'],
    ],
  ],
  ['[\n{"a":1}\n]', 'either', [[null, '[\n{"a":1}\n]']]],
  ['no\n{"a":1}', 'either', [[null, 'no\n{"a":1}']]],
  [
    '\uFEFF1\n2',
    'either',
    [
      [1, '\uFEFF1'],
      [2, '2'],
    ],
  ],
  ['', 'either', [[null, '']]],
  [' \n', 'either', [[null, ' \n']]],
  ['', 'lines', []],
  [
    'no\n\n 1 \n',
    'lines',
    [
      [1, 'no'],
      [3, ' 1 '],
    ],
  ],
  ['1', 'lines', [[1, '1']]],
  ['1\n2\n', 'one', [[null, '1\n2\n']]],
])('the text %j with the layout %s is split into its documents', async (text, layout, pieces) => {
  expect(await piecesOf(text, layout)).toEqual(pieces);
});

test('the result does not depend on the size of the chunks', async () => {
  const texts = fc.array(fc.constantFrom('{"a":1}', '{', '}', '\n', '\r\n', ' ', 'é', '[1]'), {
    maxLength: 8,
  });
  await fc.assert(
    fc.asyncProperty(texts, fc.constantFrom<Layout>('either', 'lines', 'one'), async (parts, layout) => {
      const text = parts.join('');
      const whole = await piecesOf(text, layout, 1000);
      expect(await piecesOf(text, layout, 1)).toEqual(whole);
      expect(await piecesOf(text, layout, 2)).toEqual(whole);
    }),
    { numRuns: 300 },
  );
});
