// reward/ is pure scoring: artifacts and weights in, numbers out, in a fixed order of evaluation. Only
// evidence/ reads source texts. It does not depend on servers, Git or reports.
import type { RewardWeights } from '../model/bundle.ts';
import type { RlCsfComponents } from '../model/generated/bundle.ts';
import { diagnosticsRemoved, type RewardState, type RewardStep } from './step.ts';

export const RL_CSF_WEIGHTS: RewardWeights = { wD: 0.5, wS: 0.4, wA: 0.1, wE: 0.5, gamma: 1 };

/** Computes Φ = −w_D·D + w_S·S + w_A·A. */
export function potential(state: RewardState, weights: RewardWeights): number {
  return -weights.wD * state.diagnostics + weights.wS * state.safety + weights.wA * state.confidence;
}

/** Computes rl-csf-v1: r = γ·Φ(after) − Φ(before) − w_E·E. If the scopes differ, D counts as unchanged. */
export function rlCsfScore(step: RewardStep, weights: RewardWeights): number {
  const after = step.scopeChanged ? { ...step.after, diagnostics: step.before.diagnostics } : step.after;
  const shaped = weights.gamma * potential(after, weights) - potential(step.before, weights);
  return shaped - weights.wE * (step.toolError ? 1 : 0);
}

export function rlCsfComponents(step: RewardStep): Readonly<RlCsfComponents> {
  return {
    diag_delta: diagnosticsRemoved(step),
    safety_delta: step.after.safety - step.before.safety,
    confidence_delta: step.after.confidence - step.before.confidence,
    tool_error: step.toolError ? 1 : 0,
  };
}
