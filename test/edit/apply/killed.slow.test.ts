import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { recover } from '../../../src/edit/apply/recover.ts';
import { startApply, type ApplyOutcome } from '../../helpers/apply-program.ts';
import { killLane, type KillLane } from '../../helpers/kill-lane.ts';
import { CLEANINGS, contentsOf, killedCheckout } from '../../helpers/killed-checkout.ts';
import { memoryFolder } from '../../helpers/memory-folder.ts';
import { HAS_STRACE, instantsOf, under, type Instant } from '../../helpers/strace.ts';

/** The minimum total number of kills in this file. */
const MIN_KILLS = 1000;
const RANDOM_KILLS = 150;
const LANES = 2;
const LIMIT_MS = 1_800_000;

/** The system calls with which an edit changes the tree. */
const CHANGING: ReadonlySet<string> = new Set(['link', 'mkdir', 'rename', 'unlink']);

let kills = 0;
const trees = { old: 0, new: 0 };

/** Runs the cases on several separate trees, one case at a time per tree. */
async function inLanes<T>(
  cases: readonly T[],
  run: (lane: KillLane, one: T) => Promise<void>,
): Promise<void> {
  await using folder = await memoryFolder();
  const waiting = [...cases];
  await Promise.all(
    Array.from({ length: LANES }, async (_, number) => {
      const lane = killLane(folder.path, `tree-${number}`, 1);
      for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
        await run(lane, one).catch((error: unknown) => {
          throw new Error(`in the case ${JSON.stringify(one)}`, { cause: error });
        });
      }
    }),
  );
}

async function instantsOfApply(): Promise<readonly Instant[]> {
  await using folder = await memoryFolder();
  const lane = killLane(folder.path, 'tree', 1);
  return await instantsOf(lane, `${folder.path}/log`);
}

/** Returns the system calls at which a recovery can be killed, after the edit was killed at `killed`. */
async function instantsOfRecovery(killed: Instant): Promise<readonly Instant[]> {
  await using folder = await memoryFolder();
  const lane = killLane(folder.path, 'tree', 1);
  await startApply(lane, under(killed, 'signal=KILL')).outcome;
  return await instantsOf({ root: lane.root }, `${folder.path}/log`);
}

describe.skipIf(!HAS_STRACE)('recovery after a kill at each writing system call', () => {
  test('of an edit gives the old or the new tree', { timeout: LIMIT_MS }, async () => {
    const instants = await instantsOfApply();
    expect(instants.length).toBeGreaterThan(150);
    await inLanes(instants, async (lane, instant) => {
      count(await startApply(lane, under(instant, 'signal=KILL')).outcome);
      await lane.recovered();
      trees[lane.settled()] += 1;
    });
  });

  test(
    'of a first recovery, which follows an edit killed at one of several stages, gives the old or the new tree',
    { timeout: LIMIT_MS },
    async () => {
      const all = await instantsOfApply();
      const stages = ['link', 'rename', 'unlink', 'mkdir'].flatMap((call) => {
        const sameCalls = all.filter((instant) => instant.call === call);
        return [sameCalls.at(Math.floor(sameCalls.length / 2)), sameCalls.at(-1)].filter(
          (instant) => instant !== undefined,
        );
      });
      const cases: { readonly stage: Instant; readonly instant: Instant }[] = [];
      for (const stage of stages) {
        cases.push(...(await instantsOfRecovery(stage)).map((instant) => ({ stage, instant })));
      }
      await inLanes(cases, async (lane, { stage, instant }) => {
        count(await startApply(lane, under(stage, 'signal=KILL')).outcome);
        count(await startApply({ root: lane.root }, under(instant, 'signal=KILL')).outcome);
        await lane.recovered();
        trees[lane.settled()] += 1;
      });
    },
  );
});

describe.skipIf(!HAS_STRACE)('an edit killed at a system call that changes the tree is undone after', () => {
  // Each test uses every second system call, so two of the four tests cover each call.
  test.each([...CLEANINGS.entries()])(
    'the Git commands of case %i: %j',
    { timeout: LIMIT_MS },
    async (index, calls) => {
      const all = (await instantsOfApply()).filter(({ call }) => CHANGING.has(call));
      const instants = all.filter((_, at) => at % 2 === index % 2);
      let cleaned = 0;
      for (const instant of instants) {
        await using folder = await memoryFolder();
        const { root, git, before } = await killedCheckout(folder.path, instant);
        // Without a journal, the edit has not started or is complete, so nothing remains to undo.
        if (!existsSync(path.join(root, '.git/lanser/apply/journal.json'))) continue;
        cleaned += 1;
        for (const call of calls) await git(call);
        await recover({ root, signal: new AbortController().signal, waitMs: 10_000 }).catch(
          (error: unknown) => {
            throw new Error(`after ${JSON.stringify(instant)}`, { cause: error });
          },
        );
        expect([instant, contentsOf(root)]).toEqual([instant, before]);
      }
      expect(cleaned).toBeGreaterThan(12);
    },
  );
});

describe.skipIf(!HAS_STRACE)('recovery after a failed system call', () => {
  test.each(['ENOSPC', 'EIO', 'EROFS'])(
    'with %s gives the new tree if the edit succeeded, and otherwise the old tree',
    { timeout: LIMIT_MS },
    async (errno) => {
      const instants = (await instantsOfApply()).filter(({ call }) => call !== 'openat' && call !== 'write');
      const counts = new Map<string, number>();
      await inLanes(instants, async (lane, instant) => {
        const outcome = await startApply(lane, under(instant, `error=${errno}`)).outcome;
        counts.set(outcomeName(outcome), (counts.get(outcomeName(outcome)) ?? 0) + 1);
        if (outcome?.kind === 'failed') {
          expect(outcome.stack).toBeUndefined();
          expect(outcome.details).toMatchObject({ errno });
        }
        // After a failed cleanup, files of lanser may remain until the next recovery.
        await lane.recovered();
        const tree = lane.settled();
        expect({ outcome: outcome?.kind, tree }).toEqual(
          outcome?.kind === 'applied'
            ? { outcome: 'applied', tree: 'new' }
            : { outcome: 'failed', tree: 'old' },
        );
      });
      expect(counts.get('E/FS_PERMISSIONS')).toBeGreaterThan(50);
    },
  );
});

test(
  'recovery after a kill at a random moment gives the old or the new tree',
  { timeout: LIMIT_MS },
  async () => {
    await using folder = await memoryFolder();
    const lane = killLane(folder.path, 'tree', 5);
    for (let kill = 0; kill < RANDOM_KILLS; kill += 1) {
      const { child, begun, outcome } = startApply(lane);
      await begun;
      await delay(Math.random() * 300);
      child.kill('SIGKILL');
      count(await outcome);
      await lane.recovered();
      trees[lane.settled()] += 1;
    }
  },
);

afterAll(() => {
  console.log(`${kills} kills; old trees: ${trees.old}, new trees: ${trees.new}`);
  if (HAS_STRACE) expect(kills).toBeGreaterThanOrEqual(MIN_KILLS);
});

/**
 * Counts a kill only if the process printed no outcome. If it printed an outcome, the signal may have killed only
 * `cp`, a child process that copies the attributes of files.
 */
function count(outcome: ApplyOutcome | undefined): void {
  if (outcome === undefined) kills += 1;
}

function outcomeName(outcome: ApplyOutcome | undefined): string {
  return outcome?.code ?? outcome?.kind ?? 'killed';
}
