import { expect, test } from 'vitest';
import { boundedThread } from '../../src/thread/bounded-thread.ts';

const LIMITS = { timeoutMs: 60_000 };
const REFUSED =
  'Relocation in "m.py" needs too much time: too many changed parts are similar. Create the selector again from the current files.';

// Each row has the name of a task in hostile-sizes-worker.ts, and the task's result or the message of its error.
test.each([
  ['errors on new lines', [50_000, 0]],
  ['errors in many hunks', [25_000, 0]],
  ['errors on one new line', [50_000, 0]],
  ['errors on one line with different spaces', [25_000, 0]],
  ['errors in one new statement', [50_000, 0]],
  ['unreachable code in many hunks', 0],
  ['words that an edit shifts by one', 1],
  ['a name with millions of parts', 1],
  ['millions of spaces after a name', 2],
  ['names in `__all__`', 1],
  ['a name that many modules import from each other', 1],
  ['names that are imported from a long path', false],
  ['functions with the same name', REFUSED],
  ['functions with different names', REFUSED],
  ['similar lines', REFUSED],
])(
  'the part of the gate that processes %s takes limited time and memory',
  { timeout: 120_000 },
  async (work, result) => {
    await using thread = boundedThread<string>({
      program: new URL('./hostile-sizes-worker.ts', import.meta.url),
      memoryMib: 2048,
    });
    expect(await thread.run(work, LIMITS)).toEqual({ kind: 'done', result });
  },
);
