import type { BundleOf, Facts } from '../model/bundle.ts';
import { rewardLine } from '../report/reward-text.ts';
import { visible } from '../report/visible.ts';
import type { Edge } from './process-edge.ts';
import type { RewardCommandOptions } from './reward-options.ts';

/** Says the reward of a step to people, where they have asked for it. */
export function printReward(
  edge: Edge,
  { processReward }: Pick<BundleOf<Facts>, 'processReward'>,
  { prev }: RewardCommandOptions,
): void {
  if (prev === undefined || processReward === null) return;
  edge.err(`reward ${visible(rewardLine(processReward))}\n`);
}
