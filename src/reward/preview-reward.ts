import type { BundleResolution, EditFacts, ProcessReward } from '../model/bundle.ts';
import type { RewardFormula } from './formula.ts';
import { scoreStep } from './score-step.ts';
import { problems } from './scope.ts';

/** Scores an edit. Before the edit, `safety` and `confidence` are 0. Returns null if a diagnostic count is null. */
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
