import { expect, test, vi } from 'vitest';
import { documentVersion } from '../../src/bundle/blob-id.ts';
import { openSyntaxCache } from '../../src/sources/syntax-cache.ts';
import { MAX_CHARACTERS } from '../../src/syntax/reading-limits.ts';

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

test('the least recently used document is evicted', async () => {
  using documents = openSyntaxCache(undefined, 40);
  const text = 'x = 1  # a comment\n';
  const version = documentVersion(Buffer.from(text));
  const read = async (file: string): Promise<object> => documents.read(file, version, file, () => text);
  const first = await read('a.py');
  for (const file of ['b.py', 'a.py', 'c.py']) await read(file);
  expect(await read('a.py')).toBe(first);
  expect(documents.cached('b.py', version)).toBeUndefined();
});

test('a document larger than the cache stays cached until a different document is read', async () => {
  const text = 'x = 1  # a comment\n';
  for (const other of ['y = 2\n', '']) {
    using documents = openSyntaxCache(undefined, text.length - 1);
    const read = async (file: string, content: string): Promise<object> =>
      documents.read(file, documentVersion(Buffer.from(content)), file, () => content);
    const first = await read('long.py', text);
    expect(await read('long.py', text)).toBe(first);
    await read('other.py', other);
    expect(documents.cached('long.py', documentVersion(Buffer.from(text)))).toBeUndefined();
    expect(await read('long.py', text)).not.toBe(first);
  }
});

test('a document is read again after a timeout, but a document above the maximum length is not read again', async () => {
  using documents = openSyntaxCache();
  const read = async (text: string): Promise<object> =>
    documents.read('a.py', documentVersion(Buffer.from(text)), 'a.py', () => text);
  const text = 'x = [1, 2, 3]\n'.repeat(5000);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const late = expect(read(text)).rejects.toThrow('it took longer than');
    await vi.advanceTimersByTimeAsync(60_000);
    await late;
  } finally {
    vi.useRealTimers();
  }
  expect(await read(text)).toBe(await read(text));
  const long = '#'.repeat(MAX_CHARACTERS + 1);
  const error = await read(long).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'E/INCONCLUSIVE' });
  expect(await read(long).catch((thrown: unknown) => thrown)).toBe(error);
});
