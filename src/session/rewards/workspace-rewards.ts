import type { Bundle } from '../../model/bundle.ts';
import type { Configuration } from '../../model/generated/config.ts';
import { rewardFormula, type RewardFormula } from '../../reward/formula.ts';
import {
  createRewardSession,
  type RewardSession,
  type RewardSessionOptions,
} from '../../reward/reward-session.ts';

/** How a workspace scores. */
export interface WorkspaceRewardOptions extends Omit<RewardSessionOptions, 'previous'> {
  /**
   * Makes the bundles a series: each is held against the one that was answered before it, the first against
   * this one; null: against none. Absent: no series, and only previews of edits have a reward, by themselves.
   */
  readonly previous?: Bundle | null | undefined;
}

export interface WorkspaceRewards {
  /** Of previews. */
  readonly formula: RewardFormula;
  /** Of the series; undefined where there is none. */
  readonly rewards: RewardSession | undefined;
}

/** @throws LanserError E/USAGE, or E/CONFIG for configured weights, that are none of the formula. */
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
