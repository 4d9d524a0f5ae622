import type { PrWeights } from '../model/bundle.ts';
import type { PrComponents } from '../model/generated/bundle.ts';
import { diagnosticsRemoved, type RewardStep } from './step.ts';

export const PR_WEIGHTS: PrWeights = { alpha: 0.5, beta: 0.4, gamma: 0.1 };

/**
 * Computes pr-v1: r = α·(D before − D after) + β·S − γ·(1 − A), with S and A of the state after the step.
 * Ignores tool errors.
 */
export function prScore(step: RewardStep, { alpha, beta, gamma }: PrWeights): number {
  const { safety, confidence } = step.after;
  return alpha * diagnosticsRemoved(step) + beta * safety - gamma * (1 - confidence);
}

export function prComponents(step: RewardStep): Readonly<PrComponents> {
  const { safety, confidence } = step.after;
  return {
    diag_delta: diagnosticsRemoved(step),
    safety,
    ambiguity_penalty: 1 - confidence,
    alpha_conf: confidence,
  };
}
