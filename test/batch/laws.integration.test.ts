// The function `killed` simulates killed batches by truncating their output at a byte. It does not create the lock
// file of a killed batch, because the next run removes this file.
import { rm, truncate } from 'node:fs/promises';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Bundle } from '../../src/model/bundle.ts';
import { isInShard, requestsInShard } from '../../src/batch/shard.ts';
import { batchFiles, type BatchFiles } from '../helpers/batch-files.ts';

let files: BatchFiles;
beforeAll(async () => {
  files = await batchFiles();
});
afterAll(async () => files[Symbol.asyncDispose]());

/** Lines of a batch that need no server. Some lines are blank or are not requests. */
const line = fc.oneof(
  fc.constantFrom('', '  ', '\t\r', 'no JSON', '[1]', '\u00A0', '"\\ud800"', '[{"id":'),
  fc.json({ maxDepth: 2 }),
  fc
    .record({ id: fc.jsonValue({ maxDepth: 1 }), cmd: fc.constantFrom('fly', 'locate', 'hover') })
    .map(toJson),
  fc
    .record({
      id: fc.string({ unit: 'grapheme' }),
      cmd: fc.constant('locate'),
      selector: fc.constantFrom('lib.py@L1:C5', 'py://lib#make', 'gone.py@L1:C1'),
    })
    .map(toJson),
);
const text = fc
  .record({
    mark: fc.constantFrom('', '\uFEFF'),
    lines: fc.array(line, { minLength: 1, maxLength: 12 }),
    end: fc.constantFrom('\n', '\r\n', ''),
  })
  .map(({ mark, lines, end }) => mark + lines.join(end === '' ? '\n' : end) + end);

function toJson(value: unknown): string {
  return JSON.stringify(value);
}

/**
 * Writes the answers to a new file. For each cut, truncates the file to this share (0 to 1) of its length, and
 * resumes the batch. Returns the final text.
 */
async function killed(
  name: string,
  requests: string,
  cuts: readonly number[],
  shard?: { readonly index: number; readonly count: number },
): Promise<string> {
  await rm(files.at(name), { force: true });
  const options = shard === undefined ? {} : { shard };
  await files.answer(requests, name, options);
  for (const cut of cuts) {
    const { length } = Buffer.from(await files.text(name));
    await truncate(files.at(name), Math.floor(cut * length));
    await files.answer(requests, name, { ...options, resume: true });
  }
  return files.text(name);
}

const cuts = fc.array(
  fc.nat({ max: 1000 }).map((thousandths) => thousandths / 1000),
  { maxLength: 2 },
);

test('an output that is truncated and resumed, or sharded and merged, equals the complete output, but a merge of empty parts fails', async () => {
  await fc.assert(
    fc.asyncProperty(text, cuts, fc.integer({ min: 1, max: 4 }), async (requests, where, count) => {
      const whole = await killed('whole', requests, []);
      expect(await killed('again', requests, where)).toBe(whole);
      const parts: string[] = [];
      for (let index = count; index >= 1; index -= 1) {
        await killed(`part-${index}`, requests, where, { index, count });
        parts.push(`part-${index}`);
      }
      await rm(files.at('merged'), { force: true });
      if (whole === '') {
        await expect(files.merge(parts, 'merged')).rejects.toMatchObject({ code: 'E/INCONCLUSIVE' });
        return;
      }
      await files.merge(parts, 'merged');
      expect(await files.text('merged')).toBe(whole);
    }),
    { numRuns: 10 },
  );
});

test('every line that is not blank gets one answer, with its line number and its ordinal among lines that are not blank', async () => {
  await fc.assert(
    fc.asyncProperty(text, async (requests) => {
      const whole = await killed('whole', requests, []);
      const lines = requests
        .replace(/^\uFEFF/u, '')
        .split('\n')
        .flatMap((one, index) => (one.trim() === '' ? [] : [index + 1]));
      const answered = whole
        .split('\n')
        .slice(0, -1)
        .map((one) => (JSON.parse(one) as Bundle).meta.batch);
      expect(answered.map((batch) => [batch?.line, batch?.ordinal, batch?.input?.requests])).toEqual(
        lines.map((number, index) => [number, index + 1, lines.length]),
      );
    }),
    { numRuns: 15 },
  );
});

test('every request is in exactly one shard, and the sizes of shards differ by at most one', () => {
  fc.assert(
    fc.property(fc.nat({ max: 300 }), fc.integer({ min: 1, max: 40 }), (requests, count) => {
      const shards = Array.from({ length: count }, (_, at) => ({ index: at + 1, count }));
      const ordinals = Array.from({ length: requests }, (_, at) => at + 1);
      for (const ordinal of ordinals)
        expect(shards.filter((shard) => isInShard(shard, ordinal))).toHaveLength(1);
      const sizes = shards.map((shard) => requestsInShard(shard, requests));
      expect(sizes).toEqual(
        shards.map((shard) => ordinals.filter((ordinal) => isInShard(shard, ordinal)).length),
      );
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
  );
});
