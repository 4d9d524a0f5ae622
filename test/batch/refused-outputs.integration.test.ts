// A batch continues an output file only if the file's complete lines are valid answers to the input's first requests.
import { appendFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LanserError } from '../../src/model/lanser-error.ts';
import { changed, joined, REQUESTS, wholeBatch } from '../helpers/batch-answers.ts';
import { sourceOf, type BatchFiles } from '../helpers/batch-files.ts';

let files: BatchFiles;
let whole: string;
let lines: readonly string[];
beforeAll(async () => {
  ({ files, whole, lines } = await wholeBatch());
});
afterAll(async () => files[Symbol.asyncDispose]());

/**
 * Resumes a batch from `output`. Returns `the whole` if the file then equals the output of an uninterrupted batch,
 * else `something else`. After a LanserError, returns its code and line, and checks that the file is unchanged.
 */
async function resume(output: string | Uint8Array, requests = REQUESTS): Promise<unknown> {
  await writeFile(files.at('output'), output);
  try {
    await files.answer(requests, 'output', { resume: true });
  } catch (error) {
    if (!(error instanceof LanserError)) throw error;
    expect(await files.text('output')).toBe(Buffer.from(output).toString());
    return [error.code, error.details['line']];
  }
  return (await files.text('output')) === whole ? 'the whole' : 'something else';
}

describe('a resumed output', () => {
  test('is completed if it is the beginning of the output for the same input', async () => {
    expect(await resume('')).toBe('the whole');
    expect(await resume(whole)).toBe('the whole');
    expect(await resume(joined(lines[0]) + (lines[1] ?? '').slice(0, 50))).toBe('the whole');
    expect(await resume(joined(lines[0]) + (lines[1] ?? ''))).toBe('the whole');
  });

  test.each<[what: string, requests: string, line: number]>([
    ['the first line is different', REQUESTS.replace('"cmd"', ' "cmd"'), 1],
    ['a line is different', REQUESTS.replace('no JSON', 'no  JSON'), 3],
    ['a later line is different', REQUESTS.replace('#make', '#other'), 3],
    ['lines are added at the end', `${REQUESTS}more\n`, 3],
    ['a blank line is missing', REQUESTS.replace('\n\n', '\n'), 2],
    ['a line is missing', REQUESTS.replace('no JSON\n', ''), 3],
    ['only the first line remains', REQUESTS.slice(0, REQUESTS.indexOf('\n')), 3],
    ['no line remains', '', 1],
  ])('is rejected if its input has changed: %s', async (_, requests, line) => {
    expect(await resume(joined(lines[0], lines[1]), requests)).toEqual(['E/VERSION_SKEW', line]);
  });

  test.each<[what: string, output: () => string, code: string, line: number]>([
    ['is missing', () => joined(lines[0], lines[2]), 'E/VERSION_SKEW', 3],
    ['is a duplicate', () => joined(lines[0], lines[0]), 'E/VERSION_SKEW', 3],
    ['is at a different position', () => joined(lines[1], lines[0]), 'E/VERSION_SKEW', 1],
    ['is added at the end', () => joined(...lines, lines[3]), 'E/VERSION_SKEW', 5],
    ['has a different id', () => joined(lines[0]?.replace('"id":1', '"id":2')), 'E/VERSION_SKEW', 1],
    [
      'states a different number of requests in the input',
      () => joined(lines[0]?.replace('"requests":4', '"requests":1')),
      'E/VERSION_SKEW',
      1,
    ],
    ['is blank', () => joined(lines[0], '', lines[1]), 'E/SCHEMA_INVALID', 2],
    ['is not a bundle', () => joined(lines[0], '{}'), 'E/SCHEMA_INVALID', 2],
    ['is formatted differently', () => joined(lines[0]?.replace(':', ': ')), 'E/SCHEMA_INVALID', 1],
    [
      'has a different fact',
      () => joined(lines[0]?.replace('[0,4,0,4]', '[0,4,0,5]')),
      'E/SCHEMA_INVALID',
      1,
    ],
    [
      'is from a different version of lanser',
      () =>
        joined(
          changed(lines[0], ({ environment }) => ({
            environment: { ...environment, tool: { name: 'lanser', version: '0.0.9' } },
          })),
        ),
      'E/VERSION_SKEW',
      1,
    ],
    [
      'has a start time',
      () =>
        joined(changed(lines[0], ({ meta }) => ({ meta: { ...meta, startedAt: '2026-01-01T00:00:00Z' } }))),
      'E/SCHEMA_INVALID',
      1,
    ],
    [
      'lacks required properties',
      () => joined(changed(lines[0], ({ meta }) => ({ meta: { ...meta, batch: { line: 1, id: 1 } } }))),
      'E/SCHEMA_INVALID',
      1,
    ],
    ['is other text without a line end', () => joined(lines[0]) + 'Dear diary', 'E/SCHEMA_INVALID', 2],
  ])('is rejected if a line %s', async (_, output, code, line) => {
    expect(await resume(output())).toEqual([code, line]);
  });

  test('is rejected if its bytes are not UTF-8', async () => {
    const output = Buffer.from(whole);
    output[whole.indexOf('no such') + 1] = 0xff;
    await writeFile(files.at('output'), output);
    await expect(files.answer(REQUESTS, 'output', { resume: true })).rejects.toMatchObject({
      code: 'E/SCHEMA_INVALID',
    });
  });

  test('is rejected if any byte except the last line feed differs', async () => {
    const place = fc.nat({ max: whole.length - 1 });
    await fc.assert(
      fc.asyncProperty(place, fc.integer({ min: 32, max: 126 }), async (at, byte) => {
        const output = whole.slice(0, at) + String.fromCodePoint(byte) + whole.slice(at + 1);
        // Without the last line feed, the last line counts as incomplete, and the batch writes it again.
        const isRight = output === whole || at === whole.length - 1;
        expect(await resume(output)).toEqual(
          isRight ? 'the whole' : [expect.stringMatching(/^E\//u), expect.anything()],
        );
      }),
      { numRuns: 300 },
    );
  });
});

test('a batch and a merge do not overwrite an existing file', async () => {
  await writeFile(files.at('output'), whole);
  const alreadyExists = {
    code: 'E/USAGE',
    message: expect.stringContaining('"output" exists already') as unknown,
  };
  await expect(files.answer(REQUESTS, 'output')).rejects.toMatchObject(alreadyExists);
  await expect(files.merge(['whole'], 'output')).rejects.toMatchObject(alreadyExists);
  expect(await files.text('output')).toBe(whole);
});

test('a batch fails if another writer changes the output file while the batch runs', async () => {
  await rm(files.at('output'), { force: true });
  const onAnswer = (done: number): void => {
    if (done === 1) appendFileSync(files.at('output'), joined(lines[1]));
  };
  await expect(files.answer(REQUESTS, 'output', { onAnswer })).rejects.toMatchObject({
    code: 'E/CONTENT_MODIFIED',
  });
});

test('an input that changes during a batch or a shard causes an error after the last answer', async () => {
  let reads = 0;
  const source = {
    isRepeatable: true,
    async *read() {
      reads += 1;
      yield* sourceOf(reads === 1 ? REQUESTS : `${REQUESTS}\n`).read();
    },
  };
  for (const shard of [undefined, { index: 2, count: 2 }]) {
    reads = 0;
    await rm(files.at('output'), { force: true });
    const options = shard === undefined ? {} : { shard };
    await expect(files.answer(source, 'output', options)).rejects.toMatchObject({
      code: 'E/CONTENT_MODIFIED',
    });
    expect(await files.text('output')).toBe(shard === undefined ? whole : joined(lines[1], lines[3]));
  }
});

test('a shard is rejected if the input is a stream or contains a request that changes files', async () => {
  const options = { shard: { index: 1, count: 2 } };
  const stream = { ...sourceOf(REQUESTS), isRepeatable: false };
  await expect(files.answer(stream, 'none', options)).rejects.toMatchObject({ code: 'E/USAGE' });
  const writing = `${REQUESTS}{"cmd": "rename", "selector": "py://lib#make", "options": {"newName": "x", "apply": true}}\n`;
  await expect(files.answer(writing, 'none', options)).rejects.toMatchObject({
    code: 'E/USAGE',
    details: { line: 6 },
  });
});
