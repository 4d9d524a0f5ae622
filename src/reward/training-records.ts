import { canonicalJson, contentHash } from '../bundle/canonical.ts';
import type { ErrorCode } from '../model/error-codes.ts';
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
  /** The versions of the documents before the operation, by URI. */
  readonly documents: Readonly<Record<string, string>>;
  /** The bundle to compare with. Null starts a new sequence. Default: the bundle of the previous operation. */
  readonly previous?: Bundle | null | undefined;
}

/** The options of a session without `previous`, because each step may name the bundle to compare with. */
export type PathOptions = Omit<RewardSessionOptions, 'previous'>;

export interface RecordOptions extends PathOptions {
  /** The name of the recording. Default: null. */
  readonly episode?: string | undefined;
  /** The maximum length of `observationText`, in UTF-16 code units. Default: 4000. */
  readonly observationBudget?: number | undefined;
}

export const OBSERVATION_BUDGET = 4000;

/**
 * Yields one record per step for a training loop. Reads one step ahead, because the last record has `done: true`.
 *
 * @throws LanserError E/USAGE for invalid weights.
 */
export async function* trainingRecords(
  steps: AsyncIterable<RecordedStep>,
  { episode, observationBudget = OBSERVATION_BUDGET, ...options }: RecordOptions = {},
): AsyncGenerator<TrainingRecord> {
  const { version, weights } = rewardFormula(options);
  const session = createRewardSession(options);
  let waiting: Omit<TrainingRecord, 'done'> | undefined;
  for await (const step of steps) {
    if (waiting !== undefined) yield { ...waiting, done: false };
    const reward = scoreRecorded(session, step);
    const mask = reward !== null && !isEnvironmentError(step.bundle);
    waiting = {
      version: '1.1',
      episode: episode ?? null,
      step: step.index,
      state: contentHash(step.documents),
      action: step.request,
      observation: step.bundle.bundleId,
      ...observationText(step.bundle, observationBudget),
      reward: mask ? reward.r : null,
      mask,
      rewardVersion: version,
      components: reward?.components ?? null,
      weights,
      previousBundleId: reward?.previousBundleId ?? null,
    };
  }
  if (waiting !== undefined) yield { ...waiting, done: true };
}

/** The rewards of a step, in the order of `choices`. A reward is null if {@link RewardSession.score} returns null. */
export interface Counterfactual {
  readonly index: number;
  readonly bundleId: string;
  readonly rewards: readonly (ProcessReward | null)[];
}

/**
 * Scores one sequence with several formulas and weights in one pass. Yields the rewards of each step.
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

/** Errors that count as not caused by the action. A record with such an error is masked: its reward is null. */
const ENVIRONMENT_ERRORS: ReadonlySet<string> = new Set<ErrorCode>([
  'E/INCONCLUSIVE',
  'E/LS_TIMEOUT',
  'E/NO_SERVER',
  'E/INTERRUPTED',
  'E/LS_CRASH',
  'E/REQUEST_CANCELLED',
  'E/CONTENT_MODIFIED',
  'E/FS_PERMISSIONS',
  'E/INTERNAL',
]);

function isEnvironmentError({ error }: Bundle): boolean {
  return error !== null && ENVIRONMENT_ERRORS.has(error.code);
}

/** Returns a bundle's status, facts and error as JSON, cut to `budget` but not within a surrogate pair. */
function observationText(
  { status, facts, error }: Bundle,
  budget: number,
): Pick<TrainingRecord, 'observationText' | 'observationTruncated'> {
  const text = canonicalJson({ status, facts, error });
  if (text.length <= budget) return { observationText: text, observationTruncated: false };
  const cut = text.slice(0, budget);
  return { observationText: cut.isWellFormed() ? cut : cut.slice(0, -1), observationTruncated: true };
}
