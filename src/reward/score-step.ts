import type { ProcessReward } from '../model/bundle.ts';
import type { Counts } from '../model/diagnostic.ts';
import {
  boundedComponents,
  boundedScore,
  explainProgress,
  firstProgress,
  type StepEvidence,
  type StepProgress,
} from './bounded-score.ts';
import type { RewardFormula } from './formula.ts';
import {
  diagnosticsRemoved,
  explainStep,
  prComponents,
  prScore,
  rlCsfComponents,
  rlCsfScore,
  type LinearStep,
} from './linear-score.ts';
import { problems } from './scope.ts';

export interface RewardStep extends LinearStep {
  /** For `rl-csf-v2`: the total progress before and after this step. Without it, the step counts as the first. */
  readonly progress?: StepProgress | undefined;
}

export function scoreStep(
  step: RewardStep,
  formula: RewardFormula,
  origin: Pick<ProcessReward, 'previousBundleId' | 'source'>,
): ProcessReward {
  const common = { ...origin, scopeChanged: step.scopeChanged, explanation: explainStep(step) };
  const { version, weights } = formula;
  // Adds 0 to each score to replace -0 with 0, because the two differ in a bitwise comparison.
  switch (version) {
    case 'rl-csf-v1':
      return {
        version,
        r: rlCsfScore(step, weights) + 0,
        components: rlCsfComponents(step),
        weights,
        ...common,
      };
    case 'pr-v1':
      return { version, r: prScore(step, weights) + 0, components: prComponents(step), weights, ...common };
    case 'rl-csf-v2': {
      const removed = diagnosticsRemoved(step);
      const { before, after } = step.progress ?? firstProgress(removed);
      const components = boundedComponents(before, after, step.toolError);
      return {
        version,
        r: boundedScore(before, after, step.toolError, weights) + 0,
        components,
        weights,
        ...common,
        explanation: explainProgress(components, step.scopeChanged),
      };
    }
  }
}

/**
 * Scores a change by the diagnostics before and after it.
 *
 * @param hidden the number of diagnostics that new suppressions hide. They count as diagnostics after the change,
 * except with `rl-csf-v2`, which uses `evidence` instead.
 */
export function stepReward(
  before: { readonly bundleId: string; readonly counts: Counts },
  after: Counts,
  formula: RewardFormula,
  hidden: number,
  evidence?: StepEvidence,
): ProcessReward {
  const removed = problems(before.counts) - problems(after);
  // A gate has no selector and no edit, so safety and confidence keep their initial value, 0.
  return scoreStep(
    {
      before: { diagnostics: problems(before.counts), safety: 0, confidence: 0 },
      after: { diagnostics: problems(after) + hidden, safety: 0, confidence: 0 },
      toolError: false,
      scopeChanged: false,
      progress: firstProgress(removed, evidence),
    },
    formula,
    { previousBundleId: before.bundleId, source: 'gate' },
  );
}
