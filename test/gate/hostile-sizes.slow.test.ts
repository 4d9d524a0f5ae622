import { expect, test } from 'vitest';
import { boundedThread } from '../../src/thread/bounded-thread.ts';

/** Quadratic work on these sizes takes minutes to hours, or more memory than available. */
const LIMITS = { timeoutMs: 60_000 };
const REFUSED =
  'Code of "m.py" cannot be found again: too many changed parts are similar. Select the location in the present version of the file.';

test.each([
  ['errors on lines that are all new', [50_000, 0]],
  ['errors among many hunks', [25_000, 0]],
  ['errors on one new line', [50_000, 0]],
  ['errors on one line that is spaced otherwise', [25_000, 0]],
  ['errors in one new statement', [50_000, 0]],
  ['unreachable code among many hunks', 0],
  ['words that an edit makes the next ones', 1],
  ['a name of millions of parts', 1],
  ['white space of millions of characters behind a name', 2],
  ['functions of one name', REFUSED],
  ['functions of other names', REFUSED],
  ['lines that are alike', REFUSED],
])('%s', { timeout: 120_000 }, async (work, result) => {
  await using thread = boundedThread<string>({
    program: new URL('./hostile-sizes-worker.ts', import.meta.url),
    memoryMib: 2048,
  });
  expect(await thread.run(work, LIMITS)).toEqual({ kind: 'done', result });
});
