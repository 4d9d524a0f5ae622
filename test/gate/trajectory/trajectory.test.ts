import { expect, test } from 'vitest';
import { trajectoryOf, type TrajectoryInput } from '../../../src/gate/trajectory/trajectory.ts';
import type { ErrorCode } from '../../../src/model/error-codes.ts';
import { LanserError } from '../../../src/model/lanser-error.ts';
import { rewardFormula } from '../../../src/reward/formula.ts';

const CHECKED = { bundleId: 'sha256:0', counts: { error: 0, warning: 0, information: 0 } };

/** Scores three commits, each against the previous tree. Only `b` has no summary; its check fails with `code`. */
async function stepsWith(code: ErrorCode): ReturnType<typeof trajectoryOf> {
  const commits = ['a', 'b', 'c'].map((name) => ({ commit: name, tree: name, title: name, skipped: 0 }));
  const write = async (): Promise<never> => {
    throw new LanserError(code, 'The tree is refused.');
  };
  return trajectoryOf({
    path: { startTree: 'start', commits },
    trees: { write },
    policy: { reward: rewardFormula() },
    workingDirectories: ['.'],
    summaries: new Map(['start', 'a', 'c'].map((tree) => [tree, CHECKED])),
    scratch: '/nonexistent',
  } as unknown as TrajectoryInput);
}

test.each(['E/INCONCLUSIVE', 'E/JAIL'] as const)(
  'a commit whose check fails with %s has no counts and no score, and the next commit has counts but no score',
  async (code) => {
    const [a, b, c] = await stepsWith(code);
    expect(a).toMatchObject({ counts: CHECKED.counts, reward: { r: 0 }, error: null });
    expect(b).toMatchObject({ counts: null, reward: null, error: { code } });
    expect(c).toMatchObject({ counts: CHECKED.counts, reward: null, error: null });
  },
);

test('an interruption makes the whole trajectory fail', async () => {
  await expect(stepsWith('E/INTERRUPTED')).rejects.toMatchObject({ code: 'E/INTERRUPTED' });
});
