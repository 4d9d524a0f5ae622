import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { compareJsonSchemas, validateInWorker } from '../../../src/json-schema/thread/run-in-worker.ts';
import { eventually } from '../../helpers/eventually.ts';

const ENDLESS = { pattern: '^(a+)+$' };
const WORD = `${'a'.repeat(60)}!`;

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

describe('work in a thread', () => {
  test('returns its result', async () => {
    expect(await validateInWorker('a', ENDLESS, {}, {})).toEqual({ kind: 'validated', violations: [] });
    expect(await validateInWorker('b', ENDLESS, {}, {})).toMatchObject({ violations: [{ pointer: '' }] });
    expect(await compareJsonSchemas(true, { type: 'null' })).toMatchObject({ conclusion: 'breaking' });
  });

  test('is undecided after its timeout', async () => {
    const limits = { timeoutMs: 400 };
    const reason = 'it took longer than 0.4 seconds';
    const took = await milliseconds(async () => {
      expect(await validateInWorker(WORD, ENDLESS, {}, limits)).toEqual({ kind: 'undecided', reason });
    });
    expect(took).toBeGreaterThan(350);
    for (const [direction, directions] of [
      ['backward', ['backward']],
      ['full', ['backward', 'forward']],
    ] as const) {
      const compared = await compareJsonSchemas({ enum: [WORD] }, ENDLESS, { direction }, limits);
      expect(compared).toEqual({
        conclusion: 'undecided',
        differences: directions.map((one) => ({
          pointer: '',
          direction: one,
          verdict: 'undecided',
          reason,
        })),
      });
    }
  });

  test("accepts a timeout that is longer than the maximum of Node's timers", async () => {
    expect(await validateInWorker('a', ENDLESS, {}, { timeoutMs: 1e15 })).toMatchObject({ violations: [] });
  });

  test('is undecided if it exceeds the memory limit', async () => {
    // Every branch of `allOf` rejects every item, and ajv stores every error.
    const schema = { items: { allOf: Array.from({ length: 2000 }, () => ({ type: 'null' })) } };
    const document = Array.from({ length: 20_000 }, () => 'x');
    expect(await validateInWorker(document, schema, {}, { memoryMib: 96 })).toEqual({
      kind: 'undecided',
      reason: 'it takes more than 96 MiB of memory',
    });
  });

  test('is undecided if it overflows the stack', async () => {
    const schema = { properties: { next: { $ref: '#' } } };
    let document: unknown = null;
    for (let depth = 0; depth < 30_000; depth += 1) document = { next: document };
    const answer = { kind: 'undecided', reason: 'it is too large or nested too deeply' };
    expect(await validateInWorker(document, schema, {}, {})).toEqual(answer);
    let nested: unknown = {};
    for (let depth = 0; depth < 4000; depth += 1) nested = { not: nested };
    expect(await validateInWorker(1, nested, {}, {})).toEqual(answer);
  });

  test('ends with E/REQUEST_CANCELLED if its signal aborts before or during the work', async () => {
    const aborted = AbortSignal.abort();
    const interrupted = { code: 'E/REQUEST_CANCELLED' };
    await expect(validateInWorker('a', ENDLESS, {}, { signal: aborted })).rejects.toMatchObject(interrupted);
    const controller = new AbortController();
    const before = process.cpuUsage();
    // The main thread only waits, so most CPU time belongs to the other thread.
    const running = eventually('the thread computes', () => process.cpuUsage(before).user > 500_000);
    void running.then(() => controller.abort());
    const work = compareJsonSchemas({ enum: [WORD] }, ENDLESS, {}, { signal: controller.signal });
    await expect(work).rejects.toMatchObject(interrupted);
  });

  test('fails with the error of the work, including its details', async () => {
    await expect(compareJsonSchemas(true, { type: 'strin' })).rejects.toMatchObject({
      name: 'LanserError',
      code: 'E/SCHEMA_INVALID',
      details: { violations: [{ pointer: '/type' }] },
    });
    await expect(validateInWorker(1, 7, {}, {})).rejects.toMatchObject({ code: 'E/SCHEMA_INVALID' });
  });
});

test('no thread keeps the process alive after a result, a timeout, an error or an abort', async () => {
  const program = `
    import { validateInWorker } from ${JSON.stringify(new URL('../../../src/json-schema/thread/run-in-worker.ts', import.meta.url).href)};
    const validate = (document, schema, limits) => validateInWorker(document, schema, {}, limits).catch(({ code }) => ({ kind: code }));
    const answers = [
      await validate('a', {}, {}),
      await validate(${JSON.stringify(WORD)}, { pattern: '^(a+)+$' }, { timeoutMs: 300 }),
      await validate('a', { type: 'strin' }, {}),
      await validate('a', {}, { signal: AbortSignal.abort() }),
    ];
    const threads = process.getActiveResourcesInfo().filter((name) => /worker|message/iu.test(name));
    console.log(JSON.stringify([...answers.map(({ kind }) => kind), threads]));
  `;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--no-warnings', '--input-type=module', '--eval', program],
    { timeout: 300_000 },
  );
  expect(JSON.parse(stdout)).toEqual([
    'validated',
    'undecided',
    'E/SCHEMA_INVALID',
    'E/REQUEST_CANCELLED',
    [],
  ]);
});
