import type { PrWeights, ProcessReward, RewardWeights, RlCsf2Weights } from '../model/bundle.ts';
import type { PrComponents, RlCsf2Components, RlCsfComponents } from '../model/generated/bundle.ts';

/** A component of a score and its weight. Only the discount `gamma` of rl-csf-v1 has a null `name` and `value`. */
export interface RewardPart {
  readonly name: PartName | null;
  readonly value: number | null;
  /** Null for a component without a weight. */
  readonly key: WeightName | null;
  readonly weight: number | null;
}

type PartName = keyof PrComponents | keyof RlCsf2Components | keyof RlCsfComponents;
type WeightName = keyof PrWeights | keyof RewardWeights | keyof RlCsf2Weights;

export function isEmptyReward({ components }: ProcessReward): boolean {
  return Object.values(components).every((value) => value === 0);
}

/** Returns the components of a score and their weights, in the order in which reports show them. */
export function rewardParts(reward: ProcessReward): readonly RewardPart[] {
  if (reward.version === 'pr-v1') {
    const { components, weights } = reward;
    return [
      { name: 'diag_delta', value: components.diag_delta, key: 'alpha', weight: weights.alpha },
      { name: 'safety', value: components.safety, key: 'beta', weight: weights.beta },
      { name: 'ambiguity_penalty', value: components.ambiguity_penalty, key: 'gamma', weight: weights.gamma },
    ];
  }
  if (reward.version === 'rl-csf-v2') {
    const { components, weights } = reward;
    return [
      { name: 'diag_delta', value: components.diag_delta, key: 'wD', weight: weights.wD },
      { name: 'evidence', value: components.evidence, key: null, weight: null },
      { name: 'weakened', value: components.weakened, key: 'wH', weight: weights.wH },
      { name: 'tool_error', value: components.tool_error, key: 'wE', weight: weights.wE },
    ];
  }
  const { components, weights } = reward;
  return [
    { name: 'diag_delta', value: components.diag_delta, key: 'wD', weight: weights.wD },
    { name: 'safety_delta', value: components.safety_delta, key: 'wS', weight: weights.wS },
    { name: 'confidence_delta', value: components.confidence_delta, key: 'wA', weight: weights.wA },
    { name: 'tool_error', value: components.tool_error, key: 'wE', weight: weights.wE },
    { name: null, value: null, key: 'gamma', weight: weights.gamma },
  ];
}
