import type { BundleResolution, EditFacts, ProcessReward } from '../model/bundle.ts';
import { scoreStep, type RewardFormula } from './formula.ts';
import { problems } from './scope.ts';

/**
 * The reward of an edit by itself: the step from the files as they are, of which nothing was known, to the edit.
 * Null where no server has counted.
 */
export function previewReward(
  { diagnosticsBefore, diagnosticsAfter, safety }: EditFacts,
  resolution: BundleResolution | null,
  formula: RewardFormula,
): ProcessReward | null {
  if (diagnosticsBefore === null || diagnosticsAfter === null) return null;
  const before = { diagnostics: problems(diagnosticsBefore), safety: 0, confidence: 0 };
  const after = {
    diagnostics: problems(diagnosticsAfter),
    safety: safety.ready,
    confidence: resolution?.confidence ?? 0,
  };
  const step = { before, after, toolError: false, scopeChanged: false };
  return scoreStep(step, formula, { previousBundleId: null, source: 'bundle' });
}
