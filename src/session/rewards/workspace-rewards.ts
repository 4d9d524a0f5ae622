import type { Bundle } from '../../model/bundle.ts';
import type { Configuration } from '../../model/generated/config.ts';
import { rewardFormula, type RewardFormula } from '../../reward/formula.ts';
import {
  createRewardSession,
  type RewardSession,
  type RewardSessionOptions,
} from '../../reward/reward-session.ts';

export interface WorkspaceRewardOptions extends Omit<RewardSessionOptions, 'previous'> {
  /**
   * The bundle before the first bundle of a series. A series compares each bundle with the bundle before it. With
   * null, the first bundle has no reward. If undefined, the workspace has no series, and only edits have a reward.
   */
  readonly previous?: Bundle | null | undefined;
}

/** The reward formula of a workspace, and its series of bundles. */
export interface WorkspaceRewards {
  /** The formula for all rewards. An edit has a reward even without a series. */
  readonly formula: RewardFormula;
  /** Undefined without a series. */
  readonly rewards: RewardSession | undefined;
}

/** Creates a series unless `previous` is undefined. Throws as {@link rewardFormula} does. */
export function workspaceRewards(
  options: WorkspaceRewardOptions = {},
  { reward }: Pick<Configuration, 'reward'>,
): WorkspaceRewards {
  const formula = rewardFormula(options, reward);
  const { previous, scope } = options;
  const isSeries = previous !== undefined;
  const series = { ...formula, scope, previous: previous ?? undefined };
  return { formula, rewards: isSeries ? createRewardSession(series) : undefined };
}
