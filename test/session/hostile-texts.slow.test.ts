import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LanserError } from '../../src/model/lanser-error.ts';
import { readIndexEntry, readSource } from '../../src/sources/read-source.ts';
import { gamingEvidence } from '../../src/reward/evidence/gaming-evidence.ts';
import { boundedThread } from '../../src/thread/bounded-thread.ts';
import { HOSTILE_UNITS, hostileShape } from '../helpers/hostile-shapes.ts';
import { READERS } from './main-thread-worker.ts';

const TAILS = ['', 'x', ']', '"""'];
const RUNS = Number(process.env['LANSER_FUZZ_RUNS'] ?? 40);

/** The repeated units and the tail of a text. A failed test prints only these, because the text is too long. */
const pieces = fc.tuple(
  fc.array(fc.constantFrom(...HOSTILE_UNITS), { minLength: 1, maxLength: 3 }),
  fc.constantFrom(...TAILS),
);

/**
 * Runs the work. Returns in `ticks` how often a timer of 50 ms ran during the work. If the work throws
 * E/INCONCLUSIVE, `named` is the file in this error. If the work succeeds, `named` is undefined. Rethrows other
 * errors.
 */
async function outcomeOf(
  work: () => Promise<unknown>,
): Promise<{ readonly named: unknown; readonly ticks: number }> {
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 50);
  try {
    await work();
    return { named: undefined, ticks };
  } catch (error) {
    if (!(error instanceof LanserError) || error.code !== 'E/INCONCLUSIVE') throw error;
    return { named: error.details['path'], ticks };
  } finally {
    clearInterval(timer);
  }
}

test.each(['a.py', 'a.ts'])(
  'a hostile text is read; otherwise, an error names its file, and timers run until the error: %s',
  { timeout: 3_600_000 },
  async (file) => {
    const ends = { read: 0, 'given up': 0 };
    await fc.assert(
      fc.asyncProperty(pieces, async ([units, tail]) => {
        const text = hostileShape(units, 60_000, tail);
        for (const read of [
          async () => readSource({ file, uri: file, text }, undefined),
          async () => readIndexEntry({ file, uri: file, text }, undefined),
          async () => gamingEvidence({ before: new Map(), after: new Map([[file, text]]) }),
        ]) {
          const { named, ticks } = await outcomeOf(read);
          ends[named === undefined ? 'read' : 'given up'] += 1;
          if (named === undefined) continue;
          expect(named).toBe(file);
          expect(ticks).toBeGreaterThan(10);
        }
      }),
      { numRuns: RUNS },
    );
    expect(ends.read).toBeGreaterThan(RUNS);
  },
);

test('a text whose reading takes too long is rejected, also under a second file name, and the next text is read', async () => {
  const text = '\\\n'.repeat(100_000);
  for (const uri of ['a.py', 'b.py']) {
    await expect(readSource({ file: uri, uri, text }, undefined)).rejects.toMatchObject({
      code: 'E/INCONCLUSIVE',
      message: `"${uri}" cannot be read: it took longer than 12 seconds. Exclude the file, or shorten it. On a busy machine, try again.`,
    });
    const plain = await readSource({ file: uri, uri, text: 'def f(): pass\n' }, undefined);
    expect(plain?.definitions.map(({ name }) => name)).toEqual(['f']);
  }
});

test("a text that exceeds the parser's memory causes an error, and the next text is read", async () => {
  const file = 'a.py';
  // The parser needs about 700 bytes of memory for each repetition.
  const large = 'a,'.repeat(2_500_000);
  await expect(readSource({ file, uri: file, text: large }, undefined)).rejects.toMatchObject({
    code: 'E/INCONCLUSIVE',
    details: { path: file },
  });
  expect((await readSource({ file, uri: file, text: 'x = 1\n' }, undefined))?.definitions).toHaveLength(1);
});

describe('the readers that run on the main thread do not need quadratic time for hostile texts', () => {
  const LENGTH = 300_000;
  // A quadratic algorithm takes minutes or longer.
  const limits = { timeoutMs: 60_000 };

  test.each(Object.keys(READERS))('%s', { timeout: 1_800_000 }, async (reader) => {
    await using thread = boundedThread<{ readonly reader: string; readonly text: string }>({
      program: new URL('./main-thread-worker.ts', import.meta.url),
      memoryMib: 2048,
    });
    const end = async (text: string): Promise<string> => (await thread.run({ reader, text }, limits)).kind;
    for (const unit of HOSTILE_UNITS) {
      for (const tail of TAILS)
        expect([unit, tail, await end(hostileShape([unit], LENGTH, tail))]).toEqual([unit, tail, 'done']);
    }
    await fc.assert(
      fc.asyncProperty(pieces, async ([units, tail]) => {
        expect(await end(hostileShape(units, LENGTH, tail))).toBe('done');
      }),
      { numRuns: RUNS },
    );
  });
});
