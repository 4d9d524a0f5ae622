import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { startApply } from '../../helpers/apply-program.ts';
import { killLane } from '../../helpers/kill-lane.ts';
import { HAS_STRACE, under } from '../../helpers/strace.ts';
import { memoryFolder } from '../../helpers/memory-folder.ts';

const KILLS = 5;

describe('recovery after a process was killed while it wrote an edit', () => {
  test('gives the old or the new tree after kills at different times', async () => {
    await using folder = await memoryFolder();
    const lane = killLane(folder.path, 'tree', 5);
    const whole = startApply(lane);
    await whole.begun;
    const begin = performance.now();
    expect(await whole.outcome).toEqual({ kind: 'applied', steps: 105 });
    const lasts = performance.now() - begin;
    expect(lane.settled()).toBe('new');
    const outcomes = { old: 0, new: 0 };
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { child, begun, outcome } = startApply(lane);
      await begun;
      await delay((lasts * kill) / KILLS);
      child.kill('SIGKILL');
      await outcome;
      await lane.recovered();
      outcomes[lane.settled()] += 1;
    }
    // The first kill has no delay, so it comes long before the end of the edit.
    expect(outcomes.old).toBeGreaterThan(0);
  });

  test.skipIf(!HAS_STRACE).each(['link', 'rename', 'fsync'].map((call) => ({ call, when: 4 })))(
    'gives the old or the new tree after a kill at the system call $call, call number $when',
    async (instant) => {
      await using folder = await memoryFolder();
      const lane = killLane(folder.path, 'tree', 1);
      expect(await startApply(lane, under(instant, 'signal=KILL')).outcome).toBeUndefined();
      await lane.recovered();
      lane.settled();
    },
  );
});
