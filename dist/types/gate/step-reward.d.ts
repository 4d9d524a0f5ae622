import type { ProcessReward } from '../model/bundle.ts';
import type { Counts } from '../model/diagnostic.ts';
import { type RewardFormula } from '../reward/formula.ts';
import type { SideSummary } from './side-summary.ts';
/**
 * The score of a change, from the diagnostics before and after it.
 *
 * @param hidden how many diagnostics count beside those after, since the change hides them.
 */
export declare function stepReward(before: SideSummary, after: Counts, formula: RewardFormula, hidden: number): ProcessReward;
