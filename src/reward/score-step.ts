import type { Counts } from '../model/diagnostic.ts';
import type { PrWeights, ProcessReward, RewardWeights } from '../model/bundle.ts';
import type { PrComponents, RlCsfComponents } from '../model/generated/bundle.ts';
import {
  advanced,
  boundedComponents,
  boundedScore,
  explainProgress,
  NO_EVIDENCE,
  NO_PROGRESS,
  type Progress,
  type StepEvidence,
} from './bounded-score.ts';
import type { RewardFormula } from './formula.ts';
import { problems } from './scope.ts';

/** The values of one artifact that the formulas use. */
export interface RewardState {
  /** The number of errors and warnings in the scope. */
  readonly diagnostics: number;
  /** Safety readiness in [0, 1]. */
  readonly safety: number;
  /** Confidence of the selector's resolution in [0, 1]. */
  readonly confidence: number;
}

export interface RewardStep {
  readonly before: RewardState;
  readonly after: RewardState;
  /** True if the step ended in a structured tool error. */
  readonly toolError: boolean;
  /** True if the scopes of the two counts differ, so that the counts cannot be compared. */
  readonly scopeChanged: boolean;
  /** The progress of the series before and after the step. Default: the series has only this step. */
  readonly progress?: { readonly before: Progress; readonly after: Progress } | undefined;
}

/** Returns the decrease of the diagnostics, or 0 if the counts cannot be compared. */
export function diagnosticsRemoved({
  before,
  after,
  scopeChanged,
}: Pick<RewardStep, 'after' | 'before' | 'scopeChanged'>): number {
  return scopeChanged ? 0 : before.diagnostics - after.diagnostics;
}

/** Describes the parts of a step in one sentence. */
function explainStep(step: RewardStep): string {
  const { before, after, toolError, scopeChanged } = step;
  const counts = scopeChanged
    ? 'the scopes differ, so diagnostics are left out'
    : `diagnostics ${before.diagnostics} → ${after.diagnostics}`;
  return `${counts}; safety ${before.safety} → ${after.safety}; confidence ${before.confidence} → ${after.confidence}; tool error ${toolError ? 1 : 0}`;
}

function progressOf(step: RewardStep): { readonly before: Progress; readonly after: Progress } {
  return (
    step.progress ?? {
      before: NO_PROGRESS,
      after: advanced(NO_PROGRESS, diagnosticsRemoved(step), NO_EVIDENCE),
    }
  );
}

/** Replaces `-0`, which differs from 0 in a bitwise comparison. */
function withoutNegativeZero(value: number): number {
  return value === 0 ? 0 : value;
}

/** Returns the step's score with its parts, in the form of bundles and reports. */
export function scoreStep(
  step: RewardStep,
  formula: RewardFormula,
  origin: Pick<ProcessReward, 'previousBundleId' | 'source'>,
): ProcessReward {
  const common = {
    previousBundleId: origin.previousBundleId,
    source: origin.source,
    scopeChanged: step.scopeChanged,
    explanation: explainStep(step),
  };
  const { version, weights } = formula;
  switch (version) {
    case 'rl-csf-v1':
      return {
        version,
        r: withoutNegativeZero(rlCsfScore(step, weights)),
        components: rlCsfComponents(step),
        weights,
        ...common,
      };
    case 'pr-v1':
      return {
        version,
        r: withoutNegativeZero(prScore(step, weights)),
        components: prComponents(step),
        weights,
        ...common,
      };
    case 'rl-csf-v2': {
      const { before, after } = progressOf(step);
      const components = boundedComponents(before, after, step.toolError);
      return {
        version,
        r: withoutNegativeZero(boundedScore(before, after, step.toolError, weights)),
        components,
        weights,
        ...common,
        explanation: explainProgress(components, step.scopeChanged),
      };
    }
  }
}

/** Computes Φ = −w_D·D + w_S·S + w_A·A. */
export function potential(state: RewardState, weights: RewardWeights): number {
  return -weights.wD * state.diagnostics + weights.wS * state.safety + weights.wA * state.confidence;
}

/**
 * Computes rl-csf-v1: r = γ·Φ(after) − Φ(before) − w_E·E. If the scopes differ, D is taken as unchanged. If γ
 * is 1, r depends on the counts only by their difference, to the last bit. So unchanged diagnostics need not be
 * counted.
 */
export function rlCsfScore(step: RewardStep, weights: RewardWeights): number {
  const { before, scopeChanged, toolError } = step;
  const after = scopeChanged ? { ...step.after, diagnostics: before.diagnostics } : step.after;
  const change = (part: keyof RewardState): number => weights.gamma * after[part] - before[part];
  // Φ is linear: this is γ·Φ(after) − Φ(before).
  const shaped = potential(
    { diagnostics: change('diagnostics'), safety: change('safety'), confidence: change('confidence') },
    weights,
  );
  return shaped - weights.wE * (toolError ? 1 : 0);
}

function rlCsfComponents(step: RewardStep): Readonly<RlCsfComponents> {
  return {
    diag_delta: diagnosticsRemoved(step),
    safety_delta: step.after.safety - step.before.safety,
    confidence_delta: step.after.confidence - step.before.confidence,
    tool_error: step.toolError ? 1 : 0,
  };
}

/**
 * Computes pr-v1: r = α·(D before − D after) + β·S − γ·(1 − A), with S and A of the state after the step.
 * Ignores tool errors.
 */
function prScore(step: RewardStep, { alpha, beta, gamma }: PrWeights): number {
  const { safety, confidence } = step.after;
  return alpha * diagnosticsRemoved(step) + beta * safety - gamma * (1 - confidence);
}

function prComponents(step: RewardStep): Readonly<PrComponents> {
  const { safety, confidence } = step.after;
  return {
    diag_delta: diagnosticsRemoved(step),
    safety,
    ambiguity_penalty: 1 - confidence,
    alpha_conf: confidence,
  };
}

/**
 * Scores a change by the diagnostics before and after it.
 *
 * @param hidden the number of diagnostics that the change hides; they are added to those after it. `rl-csf-v2`
 *   uses `evidence` instead.
 */
export function stepReward(
  before: { readonly bundleId: string; readonly counts: Counts },
  after: Counts,
  formula: RewardFormula,
  hidden: number,
  evidence: StepEvidence = NO_EVIDENCE,
): ProcessReward {
  const removed = problems(before.counts) - problems(after);
  // A gate has neither a selector nor an edit of its own: safety and confidence keep their initial value, 0.
  return scoreStep(
    {
      before: { diagnostics: problems(before.counts), safety: 0, confidence: 0 },
      after: { diagnostics: problems(after) + hidden, safety: 0, confidence: 0 },
      toolError: false,
      scopeChanged: false,
      progress: { before: NO_PROGRESS, after: advanced(NO_PROGRESS, removed, evidence) },
    },
    formula,
    { previousBundleId: before.bundleId, source: 'gate' },
  );
}
