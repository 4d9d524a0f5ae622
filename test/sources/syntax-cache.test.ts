import { expect, test } from 'vitest';
import { documentVersion } from '../../src/bundle/blob-id.ts';
import { openSyntaxCache } from '../../src/sources/syntax-cache.ts';

test('a long document stays cached while a different document is read', async () => {
  using documents = openSyntaxCache();
  const long = `x = 1\n# ${'long '.repeat(100_000)}\n`;
  const read = async (file: string, text: string): Promise<object> =>
    documents.read(file, documentVersion(Buffer.from(text)), file, () => text);
  const first = await read('long.py', long);
  expect(await read('long.py', long)).toBe(first);
  const short = await read('short.py', 'x = 1\n');
  expect(await read('short.py', 'x = 1\n')).toBe(short);
  expect(await read('long.py', long)).toBe(first);
});

test('documents that were not used recently are evicted', async () => {
  using documents = openSyntaxCache(undefined, 40);
  const text = 'x = 1  # 15 long\n';
  const version = documentVersion(Buffer.from(text));
  const read = async (file: string): Promise<object> => documents.read(file, version, file, () => text);
  const first = await read('a.py');
  for (const file of ['b.py', 'c.py']) await read(file);
  expect(await read('a.py')).not.toBe(first);
});
