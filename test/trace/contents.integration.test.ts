import { deflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentVersion } from '../../src/bundle/blob-id.ts';
import { packed, unpacked, unpackedVersion } from '../../src/trace/contents.ts';
import { schemaErrors } from '../helpers/schemas.ts';

test('packed bytes are unpacked to the same bytes, and are valid content of a trace', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const content = packed(bytes);
      expect(unpackedVersion(content, documentVersion(bytes))).toEqual(Buffer.from(bytes));
      const blob = documentVersion(bytes);
      const event = { kind: 'snapshot', seq: 1, tree: null, documents: { 'a.py': { blob, content } } };
      expect(schemaErrors('trace', event)).toEqual([]);
    }),
  );
});

test('content is unpacked to undefined if the given version is not the blob id of the unpacked bytes', () => {
  const version = documentVersion(Buffer.from('one'));
  expect(unpackedVersion(packed(Buffer.from('two')), version)).toBeUndefined();
  expect(unpackedVersion(packed(Buffer.from('one')), version.toUpperCase())).toBeUndefined();
});

test('content that is truncated or not DEFLATE is unpacked to undefined', () => {
  const content = packed(Buffer.from('some text that is long enough to be cut off'));
  expect(unpacked(content.slice(0, -8))).toBeUndefined();
  expect(unpacked('AAAA')).toBeUndefined();
  expect(unpacked('')).toBeUndefined();
});

test('content that exceeds the size limit of a document is unpacked to undefined', () => {
  const zeros = (bytes: number): string => deflateRawSync(Buffer.alloc(bytes)).toString('base64');
  const bomb = zeros(64 * 2 ** 20 + 1);
  expect(bomb.length).toBeLessThan(100_000);
  expect(unpacked(bomb)).toBeUndefined();
  expect(unpacked(zeros(2 ** 20))).toHaveLength(2 ** 20);
});
