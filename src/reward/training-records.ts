import { contentHash } from '../bundle/canonical.ts';
import type { Bundle, BundleRequest, ProcessReward } from '../model/bundle.ts';
import type { TrainingRecord } from '../model/generated/training-record.ts';
import type { DeepReadonly } from '../model/readonly.ts';
import { rewardFormula, type RewardChoice } from './formula.ts';
import { createRewardSession, type RewardSession, type RewardSessionOptions } from './reward-session.ts';

/** One operation of a recorded path. */
export interface RecordedStep {
  /** The operation, from 0. */
  readonly index: number;
  readonly request: BundleRequest;
  readonly bundle: Bundle;
  /** The documents before the operation: uri to version. */
  readonly documents: Readonly<Record<string, string>>;
  /** What it is held against; null: nothing. Default: the operation before. */
  readonly previous?: Bundle | null | undefined;
}

/** Paths have no previous bundle of their own: their first step says what it is held against. */
export type PathOptions = Omit<RewardSessionOptions, 'previous'>;

/**
 * A record per step for a training loop, as `training-record.schema.json` says; each is given as soon as the
 * next step is known, which is what `done` needs.
 *
 * @throws LanserError E/USAGE for weights that are none.
 */
export async function* trainingRecords(
  steps: AsyncIterable<RecordedStep>,
  options: PathOptions = {},
): AsyncGenerator<DeepReadonly<TrainingRecord>> {
  const { version, weights } = rewardFormula(options);
  const session = createRewardSession(options);
  let waiting: Omit<DeepReadonly<TrainingRecord>, 'done'> | undefined;
  for await (const step of steps) {
    if (waiting !== undefined) yield { ...waiting, done: false };
    const reward = scoreRecorded(session, step);
    waiting = {
      version: '1.0',
      step: step.index,
      state: contentHash(step.documents),
      action: step.request,
      observation: step.bundle.bundleId,
      reward: reward?.r ?? 0,
      rewardVersion: version,
      components: reward?.components ?? null,
      weights,
      previousBundleId: reward?.previousBundleId ?? null,
    };
  }
  if (waiting !== undefined) yield { ...waiting, done: true };
}

/** A step under several formulas; `rewards` are in the order of these, null in a first step. */
export interface Counterfactual {
  readonly index: number;
  readonly bundleId: string;
  readonly rewards: readonly (ProcessReward | null)[];
}

/**
 * Scores one path with any formulas and weights at once: what the rewards would have been.
 *
 * @throws LanserError E/USAGE for weights that are none.
 */
export async function* counterfactuals(
  steps: AsyncIterable<RecordedStep>,
  choices: readonly RewardChoice[],
  options: Pick<PathOptions, 'scope'> = {},
): AsyncGenerator<Counterfactual> {
  const sessions = choices.map((choice) => createRewardSession({ ...options, ...choice }));
  for await (const step of steps) {
    const rewards = sessions.map((session) => scoreRecorded(session, step));
    yield { index: step.index, bundleId: step.bundle.bundleId, rewards };
  }
}

function scoreRecorded(session: RewardSession, { bundle, previous }: RecordedStep): ProcessReward | null {
  if (previous !== undefined) session.restart(previous ?? undefined);
  return session.score(bundle);
}
