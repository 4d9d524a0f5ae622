import type { ProcessReward } from '../model/bundle.ts';
import type { Counts } from '../model/diagnostic.ts';
import { scoreStep, type RewardFormula } from '../reward/formula.ts';
import { problems } from '../reward/scope.ts';
import type { SideSummary } from './side-summary.ts';

/**
 * Scores a change by the diagnostics before and after it.
 *
 * @param hidden the number of diagnostics that the change hides; they count as present after it.
 */
export function stepReward(
  before: SideSummary,
  after: Counts,
  formula: RewardFormula,
  hidden: number,
): ProcessReward {
  // A gate has neither a selector nor an edit of its own: safety and confidence keep their initial value, 0.
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
