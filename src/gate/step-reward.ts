import type { ProcessReward } from '../model/bundle.ts';
import type { Counts } from '../model/diagnostic.ts';
import { scoreStep, type RewardFormula } from '../reward/formula.ts';
import { problems } from '../reward/scope.ts';
import type { SideSummary } from './side-summary.ts';

/**
 * The score of a change, from the diagnostics before and after it.
 *
 * @param hidden how many diagnostics count beside those after, since the change hides them.
 */
export function stepReward(
  before: SideSummary,
  after: Counts,
  formula: RewardFormula,
  hidden: number,
): ProcessReward {
  // A gate has no selector and no edit of its own: safety and confidence carry their start, 0.
  return scoreStep(
    {
      before: { diagnostics: problems(before.counts), safety: 0, confidence: 0 },
      after: { diagnostics: problems(after) + hidden, safety: 0, confidence: 0 },
      toolError: false,
      scopeChanged: false,
    },
    formula,
    { previousBundleId: before.bundleId, source: 'gate' },
  );
}
