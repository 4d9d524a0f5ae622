import { contentHash } from '../bundle/canonical.ts';
import type { Bundle, BundleRequest, ProcessReward } from '../model/bundle.ts';
import type { TrainingRecord } from '../model/generated/training-record.ts';
import { rewardFormula, type RewardChoice } from './formula.ts';
import { createRewardSession, type RewardSession, type RewardSessionOptions } from './reward-session.ts';

/** One operation of a recorded sequence. */
export interface RecordedStep {
  /** The zero-based index of the operation. */
  readonly index: number;
  readonly request: BundleRequest;
  readonly bundle: Bundle;
  /** The documents before the operation: uri to version. */
  readonly documents: Readonly<Record<string, string>>;
  /** The bundle to compare with; null for none. Default: the bundle of the previous operation. */
  readonly previous?: Bundle | null | undefined;
}

/**
 * The options of a session without `previous`, because the first step of a sequence names the bundle to compare
 * with.
 */
export type PathOptions = Omit<RewardSessionOptions, 'previous'>;

/**
 * Yields one record per step for a training loop (`training-record.schema.json`). Each record waits for the
 * next step, because `done` depends on it.
 *
 * @throws LanserError E/USAGE for invalid weights.
 */
export async function* trainingRecords(
  steps: AsyncIterable<RecordedStep>,
  options: PathOptions = {},
): AsyncGenerator<TrainingRecord> {
  const { version, weights } = rewardFormula(options);
  const session = createRewardSession(options);
  let waiting: Omit<TrainingRecord, 'done'> | undefined;
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

/** A step under several formulas. `rewards` are in the order of the choices, null in a first step. */
export interface Counterfactual {
  readonly index: number;
  readonly bundleId: string;
  readonly rewards: readonly (ProcessReward | null)[];
}

/**
 * Scores one sequence with several formulas and weights at once.
 *
 * @throws LanserError E/USAGE for invalid weights.
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
