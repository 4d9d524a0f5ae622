import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { byteLines, type ByteLine } from '../../src/text/byte-lines.ts';

async function linesOf(chunks: readonly string[], longest = 1000): Promise<readonly ByteLine[]> {
  const lines: ByteLine[] = [];
  const stream = async function* (): AsyncGenerator<Uint8Array> {
    for (const chunk of chunks) yield Buffer.from(chunk);
  };
  for await (const line of byteLines(stream(), longest)) lines.push(line);
  return lines;
}

const chunks = fc.array(fc.string({ unit: fc.constantFrom('a', '\r', '\n'), maxLength: 8 }), {
  maxLength: 6,
});

test('lines do not depend on how the stream is divided into chunks', async () => {
  await fc.assert(
    fc.asyncProperty(chunks, async (cut) => {
      const texts = cut.join('').split('\n');
      const last = texts.pop() ?? '';
      const expected = [
        ...texts.map((text) => ({ text, isEnded: true })),
        ...(last === '' ? [] : [{ text: last, isEnded: false }]),
      ];
      const lines = await linesOf(cut);
      expect(lines.map(({ bytes, isEnded }) => ({ text: String(bytes), isEnded }))).toEqual(expected);
      expect(lines.map(({ number }) => number)).toEqual(expected.map((_, index) => index + 1));
    }),
  );
});

test('a line above the length limit is returned without its bytes, and the next line is read', async () => {
  const lines = await linesOf(['1234', '5\n1234\n', '123', '456', '789\nx'], 4);
  expect(lines.map(({ bytes }) => bytes?.toString())).toEqual([undefined, '1234', undefined, 'x']);
});

test('a line is returned before the next chunk is read', async () => {
  let read = 0;
  const stream = async function* (): AsyncGenerator<Uint8Array> {
    for (const chunk of ['a\n', 'b\n']) {
      read += 1;
      yield Buffer.from(chunk);
    }
  };
  const lines = byteLines(stream(), 10);
  expect((await lines.next()).value).toMatchObject({ number: 1, isEnded: true });
  expect(read).toBe(1);
});

test('a line above the length limit is returned before its end, because it may never end', async () => {
  let read = 0;
  const endless = async function* (): AsyncGenerator<Uint8Array> {
    for (;;) {
      read += 1;
      yield Buffer.from('12');
    }
  };
  const lines = byteLines(endless(), 4);
  expect((await lines.next()).value).toEqual({ number: 1, bytes: undefined, isEnded: false });
  expect(read).toBe(3);
});
