import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeUtf8 } from '../../src/text/decode-utf8.ts';

test('text is decoded unchanged, including replacement characters, except for a byte order mark at its start', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'é', '名', '😀', '\uFFFD', '\uFEFF') });
  fc.assert(
    fc.property(text, (one) => {
      const found = one.startsWith('\uFEFF') ? one.slice(1) : one;
      expect(decodeUtf8(Buffer.from(one))).toEqual({ kind: 'decoded', text: found });
    }),
  );
});

test('a byte order mark counts as three bytes in the offset of an invalid byte', () => {
  const bytes = Buffer.concat([Buffer.from('\uFEFFa'), Buffer.from([0xff])]);
  expect(decodeUtf8(bytes)).toEqual({ kind: 'malformed', text: 'a', byte: 4 });
});

test('invalid UTF-8 between valid texts is reported with its byte offset and the text before it', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'é', '名', '😀', '\uFFFD') });
  const broken = fc.constantFrom([0xff], [0xc3], [0xed, 0xa0, 0x80], [0xf0, 0x9f, 0x98], [0x80]);
  fc.assert(
    fc.property(text, broken, fc.constantFrom('', 'b', '\uFFFD'), (before, bytes, after) => {
      const all = Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)]);
      expect(decodeUtf8(all)).toEqual({ kind: 'malformed', text: before, byte: Buffer.byteLength(before) });
    }),
  );
});
