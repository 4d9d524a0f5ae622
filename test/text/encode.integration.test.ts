import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeSource } from '../../src/text/decode.ts';
import { encodeSource, encodingOfNew, firstUnencodable } from '../../src/text/encode.ts';

const heads = [
  '',
  '\uFEFF',
  '# coding: latin-1\n',
  '# coding: cp1252\n',
  '# coding: shift_jis\n',
  '# coding: euc-jp\n',
];

test('decoded bytes are encoded to the same bytes, at least up to the first character that cannot be restored', () => {
  let [whole, partial] = [0, 0];
  fc.assert(
    fc.property(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 12 }), (head, tail) => {
      const bytes = Buffer.concat([Buffer.from(head), tail]);
      const source = decodeSource(bytes);
      const at = firstUnencodable(bytes, source);
      if (at === undefined) {
        whole += 1;
        expect(encodeSource(source.text, source)).toEqual({ kind: 'encoded', bytes });
      } else {
        partial += 1;
        const before = encodeSource(source.text.slice(0, at), source);
        expect(before).toEqual({
          kind: 'encoded',
          bytes: bytes.subarray(0, before.kind === 'encoded' ? before.bytes.length : 0),
        });
      }
    }),
    { numRuns: 1000 },
  );
  expect(Math.min(whole, partial)).toBeGreaterThan(100);
});

test('an encoded text decodes to the same text', () => {
  let encodedTexts = 0;
  fc.assert(
    fc.property(fc.constantFrom(...heads), fc.string({ unit: 'binary', maxLength: 6 }), (head, tail) => {
      const text = `${head}${tail}`;
      const encoded = encodeSource(text, encodingOfNew(text));
      if (encoded.kind === 'encoded') {
        const read = decodeSource(encoded.bytes);
        expect((read.byteOrderMark ? '\uFEFF' : '') + read.text).toBe(text);
        encodedTexts += 1;
      } else expect(encoded.offset).toBeLessThan(text.length);
    }),
    { numRuns: 1000 },
  );
  expect(encodedTexts).toBeGreaterThan(100);
});

test('a lone surrogate cannot be encoded', () => {
  expect(encodeSource('ab\uD83D', { encoding: 'utf-8', byteOrderMark: true })).toEqual({
    kind: 'unencodable',
    offset: 2,
  });
});
