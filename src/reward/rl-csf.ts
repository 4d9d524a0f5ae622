// reward/ is pure scoring: numbers in, numbers out, in a fixed order of evaluation.
import type { ProcessReward, RewardWeights } from '../model/bundle.ts';
import { LanserError } from '../model/lanser-error.ts';

/** The state that one artifact contributes to the potential. */
export interface RewardState {
  /** Diagnostics (errors and warnings) over the scope. */
  readonly diagnostics: number;
  /** Safety readiness in [0, 1]. */
  readonly safety: number;
  /** Confidence of the selector's resolution in [0, 1]. */
  readonly confidence: number;
}

export interface RewardStep {
  readonly before: RewardState;
  readonly after: RewardState;
  /** Whether the step ended in a structured tool error. */
  readonly toolError: boolean;
  /** The scopes of the two counts differ, so that they cannot be compared. */
  readonly scopeChanged: boolean;
}

export const DEFAULT_WEIGHTS: RewardWeights = { wD: 0.5, wS: 0.4, wA: 0.1, wE: 0.5, gamma: 1 };

/** Φ = −w_D·D + w_S·S + w_A·A */
export function potential(state: RewardState, weights: RewardWeights): number {
  return -weights.wD * state.diagnostics + weights.wS * state.safety + weights.wA * state.confidence;
}

/**
 * rl-csf-v1: r = γ·Φ(after) − Φ(before) − w_E·E. Where the scopes differ, D is taken as unchanged.
 *
 * @throws LanserError E/USAGE for a weight that is negative or not finite.
 */
export function scoreStep(step: RewardStep, weights: RewardWeights): number {
  assertWeights(weights);
  const after = step.scopeChanged ? { ...step.after, diagnostics: step.before.diagnostics } : step.after;
  const shaped = weights.gamma * potential(after, weights) - potential(step.before, weights);
  return shaped - weights.wE * (step.toolError ? 1 : 0);
}

/** The step's score with its parts, as it stands in bundles and reports. */
export function rewardOf(
  step: RewardStep,
  weights: RewardWeights,
  origin: Pick<ProcessReward, 'previousBundleId' | 'source'>,
): ProcessReward {
  const components = {
    diag_delta: step.scopeChanged ? 0 : step.before.diagnostics - step.after.diagnostics,
    safety_delta: step.after.safety - step.before.safety,
    confidence_delta: step.after.confidence - step.before.confidence,
    tool_error: step.toolError ? (1 as const) : (0 as const),
  };
  return {
    version: 'rl-csf-v1',
    previousBundleId: origin.previousBundleId,
    r: withoutNegativeZero(scoreStep(step, weights)),
    components,
    weights,
    source: origin.source,
    scopeChanged: step.scopeChanged,
    explanation: explain(step),
  };
}

function explain(step: RewardStep): string {
  const counts = step.scopeChanged
    ? 'the scopes differ, so diagnostics are left out'
    : `diagnostics ${step.before.diagnostics} → ${step.after.diagnostics}`;
  return `${counts}; safety ${step.before.safety} → ${step.after.safety}; confidence ${step.before.confidence} → ${step.after.confidence}; tool error ${step.toolError ? 1 : 0}`;
}

function assertWeights(weights: RewardWeights): void {
  for (const [name, value] of Object.entries(weights)) {
    if (Number.isFinite(value) && value >= 0) continue;
    throw new LanserError('E/USAGE', `The reward weight ${name} must be a finite number of at least 0.`, {
      weight: name,
    });
  }
}

function withoutNegativeZero(value: number): number {
  return value === 0 ? 0 : value;
}
