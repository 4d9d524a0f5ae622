import { expect, test } from 'vitest';
import { batchRequests } from '../../src/batch/batch-input.ts';
import { readRequest } from '../../src/batch/read-request.ts';
import { nodeHost } from '../../src/session/node-host.ts';

test('a request longer than 16 MiB is rejected with its line number', async () => {
  const source = {
    isRepeatable: false,
    async *read() {
      yield Buffer.from('{}\n');
      for (let count = 0; count < 3; count += 1) yield Buffer.alloc(2 ** 23, 'x');
    },
  };
  const { lines } = await batchRequests(nodeHost({ log: () => {} }), source, undefined);
  await expect(lines.next()).resolves.toMatchObject({ value: { line: 1 } });
  await expect(lines.next()).rejects.toMatchObject({
    code: 'E/USAGE',
    message: 'Line 2 of the input is longer than 16 MiB. Split the request.',
  });
});

async function textsOf(bytes: Buffer): Promise<readonly string[]> {
  const source = {
    isRepeatable: false,
    async *read() {
      yield bytes;
    },
  };
  const { lines } = await batchRequests(nodeHost({ log: () => {} }), source, undefined);
  const texts: string[] = [];
  for await (const { text } of lines) texts.push(text);
  return texts;
}

test.each([
  ['in the id', Buffer.from('{"id":"\u00E9","cmd":"diag"}', 'latin1'), 8],
  ['after the object', Buffer.from('{"cmd":"diag"}\u00E9', 'latin1'), 15],
  ['after a letter of two bytes', Buffer.concat([Buffer.from('{"id":"é'), Buffer.from([0xc3])]), 10],
])('a line with an invalid byte %s is rejected with the place of the byte', async (_, bytes, byte) => {
  const [valid = '', invalid = '', next = ''] = await textsOf(
    Buffer.concat([Buffer.from('{"id":"é\uFFFD","cmd":"diag"}\n'), bytes, Buffer.from('\n{"cmd":"diag"}')]),
  );
  expect(readRequest(valid)).toMatchObject({ id: 'é\uFFFD', request: { cmd: 'diag' } });
  expect(readRequest(invalid)).toMatchObject({
    id: null,
    request: {
      code: 'E/USAGE',
      message: `The line is not JSON: it has invalid UTF-8 or U+FFFD at byte ${byte}. Encode the input in UTF-8.`,
    },
  });
  expect(readRequest(next)).toMatchObject({ request: { cmd: 'diag' } });
});

test('the reported position of an invalid byte includes the bytes of a byte order mark', async () => {
  const line = Buffer.concat([Buffer.from('\uFEFF{"id":"é'), Buffer.from([0xff])]);
  const texts = await textsOf(Buffer.concat([line, Buffer.from('\n'), line]));
  expect(texts.map((text) => readRequest(text).request)).toMatchObject([
    { details: { byte: 13 } },
    { details: { byte: 13 } },
  ]);
});

test('an input in UTF-16 is rejected with the name of the encoding', async () => {
  const little = Buffer.from('{"cmd":"diag"}\n', 'utf16le');
  for (const bytes of [little, Buffer.from(little).swap16()]) {
    const mark = bytes === little ? [0xff, 0xfe] : [0xfe, 0xff];
    for (const input of [bytes, Buffer.concat([Buffer.from(mark), bytes])]) {
      await expect(textsOf(input)).rejects.toMatchObject({
        code: 'E/USAGE',
        message: 'The input is encoded in UTF-16. Convert it to UTF-8.',
      });
    }
  }
});
