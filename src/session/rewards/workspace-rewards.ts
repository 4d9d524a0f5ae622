import type { Bundle } from '../../model/bundle.ts';
import type { Configuration } from '../../model/generated/config.ts';
import { rewardFormula, type RewardFormula } from '../../reward/formula.ts';
import {
  createRewardSession,
  type RewardSession,
  type RewardSessionOptions,
} from '../../reward/reward-session.ts';

/** The options for the rewards of a workspace. */
export interface WorkspaceRewardOptions extends Omit<RewardSessionOptions, 'previous'> {
  /**
   * The bundle with which the first bundle is compared; null for a series without such a bundle. Without this option,
   * only previews of edits have a reward.
   */
  readonly previous?: Bundle | null | undefined;
}

/** The reward formula of a workspace, and its series of bundles. */
export interface WorkspaceRewards {
  /** The formula for all rewards. The preview of an edit has a reward even without a series. */
  readonly formula: RewardFormula;
  /** The state of the series; undefined without a series. */
  readonly rewards: RewardSession | undefined;
}

/** Returns the formula and the series. Throws E/USAGE or E/CONFIG for invalid weights, depending on their origin. */
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
