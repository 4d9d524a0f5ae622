import type { PrWeights, RewardWeights } from '../model/bundle.ts';
import type { PrComponents, RlCsfComponents } from '../model/generated/bundle.ts';

/** The inputs of the linear formulas before or after a step. */
export interface RewardState {
  /** The number of errors and warnings in the scope. Can include diagnostics that suppressions hide. */
  readonly diagnostics: number;
  /** The value `safety.ready` of the last edit, from 0 to 1. */
  readonly safety: number;
  /** The confidence of the selector's resolution, from 0 to 1. */
  readonly confidence: number;
}

export interface LinearStep {
  readonly before: RewardState;
  readonly after: RewardState;
  /** True if the step's bundle has an error. */
  readonly toolError: boolean;
  /** True if the two diagnostic counts have different scopes, so that they cannot be compared. */
  readonly scopeChanged: boolean;
}

/** Returns the decrease of the diagnostics, or 0 if the counts cannot be compared. */
export function diagnosticsRemoved(step: Omit<LinearStep, 'toolError'>): number {
  return step.scopeChanged ? 0 : step.before.diagnostics - step.after.diagnostics;
}

export function explainStep(step: LinearStep): string {
  const { before, after, toolError, scopeChanged } = step;
  const counts = scopeChanged
    ? 'the scopes differ, so diagnostics count as unchanged'
    : `diagnostics ${before.diagnostics} → ${after.diagnostics}`;
  return `${counts}; safety ${before.safety} → ${after.safety}; confidence ${before.confidence} → ${after.confidence}; tool error ${toolError ? 1 : 0}`;
}

/** Computes Φ = −w_D·D + w_S·S + w_A·A for the diagnostics D, the safety S and the confidence A. */
export function potential(state: RewardState, weights: RewardWeights): number {
  return -weights.wD * state.diagnostics + weights.wS * state.safety + weights.wA * state.confidence;
}

/**
 * Computes rl-csf-v1: r = γ·Φ(after) − Φ(before) − w_E·E, with E = 1 for a tool error, or else 0. If the scopes
 * differ, D counts as unchanged.
 */
export function rlCsfScore(step: LinearStep, weights: RewardWeights): number {
  const { before, scopeChanged, toolError } = step;
  const after = scopeChanged ? { ...step.after, diagnostics: before.diagnostics } : step.after;
  const change = (part: keyof RewardState): number => weights.gamma * after[part] - before[part];
  // Φ is linear, so Φ of the changes equals γ·Φ(after) − Φ(before). Φ of the changes has smaller rounding errors: if
  // γ is 1, the change of the diagnostic count is exact.
  const shaped = potential(
    { diagnostics: change('diagnostics'), safety: change('safety'), confidence: change('confidence') },
    weights,
  );
  return shaped - weights.wE * (toolError ? 1 : 0);
}

export function rlCsfComponents(step: LinearStep): Readonly<RlCsfComponents> {
  return {
    diag_delta: diagnosticsRemoved(step),
    safety_delta: step.after.safety - step.before.safety,
    confidence_delta: step.after.confidence - step.before.confidence,
    tool_error: step.toolError ? 1 : 0,
  };
}

/** Computes pr-v1: r = α·(removed diagnostics) + β·S − γ·(1 − A), with safety S and confidence A after the step. */
export function prScore(step: LinearStep, { alpha, beta, gamma }: PrWeights): number {
  const { safety, confidence } = step.after;
  return alpha * diagnosticsRemoved(step) + beta * safety - gamma * (1 - confidence);
}

export function prComponents(step: LinearStep): Readonly<PrComponents> {
  const { safety, confidence } = step.after;
  return {
    diag_delta: diagnosticsRemoved(step),
    safety,
    ambiguity_penalty: 1 - confidence,
    alpha_conf: confidence,
  };
}
