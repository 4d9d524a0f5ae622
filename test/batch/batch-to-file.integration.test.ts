import { expect, test } from 'vitest';
import type { BatchSource } from '../../src/batch/batch-input.ts';
import { LanserError } from '../../src/model/lanser-error.ts';
import { batchFiles } from '../helpers/batch-files.ts';

const REQUEST = '{"cmd": "locate", "selector": "lib.py@L1:C5"}\n';

function interrupted(requests: number): BatchSource {
  return {
    isRepeatable: false,
    async *read() {
      yield Buffer.from(REQUEST.repeat(requests));
      throw new LanserError('E/INTERRUPTED', 'Stopped.', { signal: 'SIGINT' });
    },
  };
}

test('the error of a stopped batch states the number of answers in the file', async () => {
  await using files = await batchFiles();
  await expect(files.answer(interrupted(2), 'out')).rejects.toMatchObject({
    code: 'E/INTERRUPTED',
    message: 'The batch was stopped. "out" has the first 2 answers.',
    details: { answered: 2, signal: 'SIGINT' },
  });
});

test('if a resumed batch is stopped while it checks earlier answers, the answers are kept, and the error does not count them', async () => {
  await using files = await batchFiles();
  await expect(files.answer(interrupted(2), 'out')).rejects.toMatchObject({ details: { answered: 2 } });
  const before = await files.text('out');
  const error: unknown = await files
    .answer(interrupted(1), 'out', { resume: true })
    .catch((reason: unknown) => reason);
  expect(error).toMatchObject({
    code: 'E/INTERRUPTED',
    message: 'The batch was stopped. "out" keeps its earlier answers.',
  });
  expect(error).toHaveProperty('details', { signal: 'SIGINT' });
  expect(await files.text('out')).toBe(before);
});
