import path from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentVersion } from '../../src/bundle/blob-id.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';

test('the version of a document is `blob:` and the id that Git computes for the bytes', async () => {
  await using repository = await temporaryRepository();
  const samples = [
    new Uint8Array(),
    Buffer.from('a\r\nb\n'),
    Buffer.from('\uFEFFprint("ä😀")\n'),
    Buffer.alloc(100_000, 1),
    ...fc.sample(fc.uint8Array({ maxLength: 300 }), 20),
  ];
  for (const [index, bytes] of samples.entries()) await repository.write(String(index), bytes);
  const names = samples.map((_, index) => path.join(repository.path, String(index))).join('\n');
  const ids = await repository.git(['hash-object', '--no-filters', '--stdin-paths'], { input: names });
  expect(samples.map(documentVersion)).toEqual(ids.split('\n').map((id) => `blob:${id}`));
});
