// A part contains the answers of `lanser batch` to some lines of an input. A merge accepts parts only if they are
// unchanged and together answer each line once, except blank lines.
import { readdir, rm, writeFile } from 'node:fs/promises';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LanserError } from '../../src/model/lanser-error.ts';
import { joined, withBatch, withOtherVersion, wholeBatch } from '../helpers/batch-answers.ts';
import type { BatchFiles } from '../helpers/batch-files.ts';

let files: BatchFiles;
let whole: string;
let lines: readonly string[];
beforeAll(async () => {
  ({ files, whole, lines } = await wholeBatch());
});
afterAll(async () => files[Symbol.asyncDispose]());

async function merge(...parts: readonly string[]): Promise<unknown> {
  const names = parts.map((_, index) => `merged-${index}`);
  for (const [index, part] of parts.entries()) await writeFile(files.at(`merged-${index}`), part);
  await rm(files.at('merged'), { force: true });
  try {
    await files.merge(names, 'merged');
  } catch (error) {
    if (!(error instanceof LanserError)) throw error;
    expect((await readdir(files.at('.'))).filter((name) => /^merged(?:\.|$)|^\.lanser-/u.test(name))).toEqual(
      [],
    );
    return [error.code, error.message];
  }
  return (await files.text('merged')) === whole ? 'the whole' : 'something else';
}

describe('merged parts', () => {
  const [odd, even] = [() => joined(lines[0], lines[2]), () => joined(lines[1], lines[3])];

  test('are equal to the complete output, in any order of the parts', async () => {
    expect(await merge(odd(), even())).toBe('the whole');
    expect(await merge(even(), '', odd())).toBe('the whole');
    expect(await merge(whole)).toBe('the whole');
  });

  test.each<[what: string, parts: () => readonly string[], code: string, message: string]>([
    [
      'one is missing',
      () => [even()],
      'E/INCONCLUSIVE',
      'The answer to a line between 0 and 3 is missing in the parts: request 1 of 4.',
    ],
    [
      'the last line is missing',
      () => [odd(), joined(lines[1])],
      'E/INCONCLUSIVE',
      'The answer to the next request after line 4 is missing in the parts: request 4 of 4.',
    ],
    [
      'a line in the middle is missing',
      () => [odd(), joined(lines[3])],
      'E/INCONCLUSIVE',
      'a line between 1 and 4',
    ],
    [
      'the only line between two answered lines is missing',
      () => [joined(lines[0], lines[1], lines[3])],
      'E/INCONCLUSIVE',
      'The answer to line 4 is missing in the parts: request 3 of 4.',
    ],
    ['all parts are empty', () => ['', ''], 'E/INCONCLUSIVE', 'The parts are empty'],
    [
      'one is incomplete',
      () => [odd(), even().slice(0, -30)],
      'E/INCONCLUSIVE',
      '"merged-1" ends within a line',
    ],
    [
      'one is a duplicate',
      () => [odd(), even(), odd()],
      'E/USAGE',
      'Line 1 is answered twice, in "merged-0" and in "merged-2".',
    ],
    [
      'a line is in two parts',
      () => [odd(), joined(lines[1], lines[2], lines[3])],
      'E/USAGE',
      'Line 4 is answered twice',
    ],
    [
      'a line is twice in one part',
      () => [joined(lines[0], lines[0], lines[2]), even()],
      'E/SCHEMA_INVALID',
      'The answer to line 1 in "merged-0" is out of order.',
    ],
    [
      'a line is repeated later',
      () => [joined(lines[0], lines[1], lines[0]), joined(lines[2], lines[3])],
      'E/SCHEMA_INVALID',
      'The answer to line 1',
    ],
    [
      'a line was changed',
      () => [odd().replace('[0,4,0,4]', '[0,4,0,5]'), even()],
      'E/SCHEMA_INVALID',
      'Line 1 of "merged-0" is not an answer of a batch: bundleId',
    ],
    [
      'one begins with a byte order mark',
      () => [odd(), `\u{FEFF}${even()}`],
      'E/SCHEMA_INVALID',
      'Line 1 of "merged-1" is not an answer of a batch: it begins with a byte order mark (U+FEFF). Pass the unchanged',
    ],
    [
      'the number of an answer is greater than the number of requests',
      () => [whole, joined(withBatch(lines[3], { line: 9, ordinal: 5 }))],
      'E/SCHEMA_INVALID',
      'line 9',
    ],
    [
      'a part has a different input',
      () => [
        odd(),
        joined(
          ...[lines[1], lines[3]].map((line) =>
            withBatch(line, { input: { requests: 4, digest: `sha256:${'0'.repeat(64)}` } }),
          ),
        ),
      ],
      'E/VERSION_SKEW',
      '"merged-0" and line 3 in "merged-1" answer different inputs.',
    ],
    [
      'a different version has written a part',
      () => [odd(), joined(...[lines[1], lines[3]].map((line) => withOtherVersion(line)))],
      'E/VERSION_SKEW',
      'line 3 in "merged-1" was written by lanser 9.9.9. Run all shards with one version.',
    ],
    [
      "a part's input is a stream",
      () => [odd(), joined(...[lines[1], lines[3]].map((line) => withBatch(line, { input: undefined })))],
      'E/USAGE',
      '"merged-1" answers line 3 of a stream,',
    ],
  ])('are rejected if %s', async (_, parts, code, message) => {
    expect(await merge(...parts())).toEqual([code, expect.stringContaining(message)]);
  });

  test('are rejected unless they contain every line once, in order within each part', async () => {
    const any = fc.array(fc.array(fc.nat({ max: 3 }), { maxLength: 5 }), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(any, async (parts) => {
        const isWhole =
          parts
            .flat()
            .toSorted((one, other) => one - other)
            .join('') === '0123' &&
          parts.every((part) => part.every((one, index) => index === 0 || one > (part[index - 1] ?? 0)));
        const outcome = await merge(...parts.map((part) => joined(...part.map((one) => lines[one]))));
        expect(outcome).toEqual(isWhole ? 'the whole' : [expect.stringMatching(/^E\//u), expect.any(String)]);
      }),
      {
        numRuns: 300,
        examples: [
          [
            [
              [0, 1],
              [2, 3],
            ],
          ],
          [[[3], [0, 2], [1]]],
        ],
      },
    );
  });
});
