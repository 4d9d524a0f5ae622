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
   * The bundle with which the workspace's first bundle is compared. Each later bundle is compared with the
   * previous bundle. If this option is null, the first bundle has no reward. Without this option, only previews
   * of edits have a reward.
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

/**
 * Returns the formula of a workspace, and the state of its series if `options.previous` is given.
 *
 * @throws LanserError E/USAGE for invalid weights in the options, E/CONFIG for invalid weights in the configuration.
 */
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
