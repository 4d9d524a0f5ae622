import { expect, test } from 'vitest';
import { batchRequests } from '../../src/batch/batch-input.ts';
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
