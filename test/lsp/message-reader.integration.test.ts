import { PassThrough } from 'node:stream';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ServerMessageReader } from '../../src/lsp/message-reader.ts';

interface Read {
  readonly messages: readonly unknown[];
  readonly errors: readonly string[];
}

async function read(chunks: readonly Uint8Array[]): Promise<Read> {
  const stream = new PassThrough();
  const reader = new ServerMessageReader(stream);
  const messages: unknown[] = [];
  const errors: string[] = [];
  reader.onError((error) => errors.push(error.message));
  reader.listen((message) => messages.push(message));
  const ended = new Promise((resolve) => {
    stream.on('close', resolve);
  });
  for (const chunk of chunks) stream.write(chunk);
  stream.end();
  await ended;
  await reader.drained();
  return { messages, errors };
}

function frame(message: unknown, header = 'Content-Length'): Buffer {
  const body = Buffer.from(JSON.stringify(message));
  return Buffer.concat([Buffer.from(`${header}: ${body.length}\r\n\r\n`), body]);
}

const notification = fc.record({
  jsonrpc: fc.constant('2.0'),
  method: fc.string({ unit: 'grapheme' }),
  params: fc.dictionary(fc.string(), fc.jsonValue()),
});

test('the messages do not depend on how the stream is split into chunks', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(notification), fc.array(fc.nat(400)), async (messages, cuts) => {
      const bytes = Buffer.concat(messages.map((message) => frame(message)));
      const places = [...new Set([0, ...cuts.filter((cut) => cut < bytes.length)])].toSorted((a, b) => a - b);
      const chunks = places.map((place, index) => bytes.subarray(place, places[index + 1]));
      const expected = JSON.parse(JSON.stringify(messages)) as unknown;
      expect(await read(chunks)).toEqual({ messages: expected, errors: [] });
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['levels', '['.repeat(100_000), ']'.repeat(100_000), 'A message has more than 1000 levels of nesting.'],
  ['values', `[${'[],'.repeat(10_000_000)}`, '0]', 'A message has more than 10000000 values.'],
])('a message with too many %s is an error', async (_what, start, end, error) => {
  const body = Buffer.from(`{"jsonrpc":"2.0","id":1,"result":${start}${end}}`);
  const header = Buffer.from(`Content-Length: ${body.length}\r\n\r\n`);
  expect(await read([header, body])).toEqual({ messages: [], errors: [error] });
});

test('the error about a message that is one byte too long shows a size above the limit', async () => {
  const { errors } = await read([Buffer.from(`Content-Length: ${2 ** 28 + 1}\r\n\r\n`)]);
  expect(errors).toEqual(['a message of 257 MiB; the limit is 256 MiB']);
});

test('messages are read from a stream that arrives byte by byte', async () => {
  const message = { jsonrpc: '2.0', method: 'grün 😀', params: [] };
  const bytes = frame(message);
  expect(await read([...bytes].map((byte) => Uint8Array.of(byte)))).toEqual({
    messages: [message],
    errors: [],
  });
});

test('messages before invalid data are used, and later messages are not', async () => {
  const message = { jsonrpc: '2.0', method: 'a' };
  const { messages, errors } = await read([frame(message), Buffer.from('warning\r\n\r\n'), frame(message)]);
  expect(messages).toEqual([message]);
  expect(errors).toEqual([expect.stringContaining('warning')]);
});

describe('the reader rejects', () => {
  test.each([
    ['a length that is negative', 'Content-Length: -5\r\n\r\n{}'],
    ['a length that is not a number', 'Content-Length: 0x10\r\n\r\n{}'],
    ['a length above the maximum size of a message', 'Content-Length: 10000000000\r\n\r\n{}'],
    ['no length', 'Content-Type: x\r\n\r\n{}'],
    ['a usage text', 'Usage of the server'],
    ['a line of plain text', 'starting\n'],
    ['an empty header', '\r\n\r\n'],
    ['a header without end', 'x'.repeat(70_000)],
    ['an empty body', 'Content-Length: 0\r\n\r\n'],
    ['half a value', 'Content-Length: 1\r\n\r\n{}'],
    ['a batch', 'Content-Length: 2\r\n\r\n[]'],
    ['null', 'Content-Length: 4\r\n\r\nnull'],
    ['a request whose id is null', frame({ id: null, method: 'a' }).toString()],
  ])('%s', async (_, text) => {
    const { messages, errors } = await read([Buffer.from(text)]);
    expect([messages, errors.length]).toEqual([[], 1]);
  });
});

test('responses without a numeric id are ignored, and a response with neither result nor error becomes an error response', async () => {
  const chunks = [
    { id: '1', result: 1 },
    { id: null, error: {} },
    { a: 1 },
    { id: 1 },
    { id: 2, result: null },
  ];
  expect(await read(chunks.map((message) => frame(message, 'content-LENGTH')))).toEqual({
    messages: [
      {
        jsonrpc: '2.0',
        id: 1,
        error: { code: -32_603, message: expect.stringContaining('neither') as string },
      },
      { jsonrpc: '2.0', id: 2, result: null },
    ],
    errors: [],
  });
});

test('each message is handled in a separate turn of the event loop, and `drained` waits for all messages', async () => {
  const stream = new PassThrough();
  const reader = new ServerMessageReader(stream);
  const handled: number[] = [];
  let waiting = 0;
  reader.listen(() => {
    waiting += 1;
    setImmediate(() => {
      handled.push(waiting);
      waiting = 0;
    });
  });
  stream.write(Buffer.concat(Array.from({ length: 5000 }, () => frame({ method: 'a' }))));
  await new Promise((resolve) => setTimeout(resolve, 5));
  await reader.drained();
  expect(handled).toEqual(Array.from({ length: 5000 }, () => 1));
});
