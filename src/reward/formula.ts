// reward/ computes scores without servers or Git, in a fixed order of evaluation, so that equal inputs have
// bitwise equal scores. Only its subfolder evidence/ reads source texts.
import type { PrWeights, RewardWeights, RlCsf2Weights } from '../model/bundle.ts';
import { LanserError } from '../model/lanser-error.ts';

export type RewardFormula =
  | { readonly version: 'rl-csf-v1'; readonly weights: RewardWeights }
  | { readonly version: 'rl-csf-v2'; readonly weights: RlCsf2Weights }
  | { readonly version: 'pr-v1'; readonly weights: PrWeights };

export type RewardVersion = RewardFormula['version'];

export const REWARD_VERSIONS: readonly RewardVersion[] = ['rl-csf-v1', 'rl-csf-v2', 'pr-v1'];

export const DEFAULT_REWARD_VERSION: RewardVersion = 'rl-csf-v1';

export type WeightName = keyof RewardWeights | keyof RlCsf2Weights | keyof PrWeights;

export interface RewardChoice {
  /** Default: the configured version, if the caller of {@link rewardFormula} passes one, or else `rl-csf-v1`. */
  readonly version?: RewardVersion | undefined;
  readonly weights?: Readonly<Partial<Record<WeightName, number | undefined>>> | undefined;
}

/** The maximum weight. With much larger weights, a score can overflow to infinity. */
const MAX_WEIGHT = 1_000_000_000;

export const WEIGHT_RANGE: string = `a number from 0 to ${MAX_WEIGHT}`;

export function isWeight(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= MAX_WEIGHT;
}

export const RL_CSF_WEIGHTS: RewardWeights = { wD: 0.5, wS: 0.4, wA: 0.1, wE: 0.5, gamma: 1 };

const DEFAULTS: { readonly [V in RewardVersion]: Extract<RewardFormula, { version: V }>['weights'] } = {
  'rl-csf-v1': RL_CSF_WEIGHTS,
  // The formula divides the weighted sum by 10.
  'rl-csf-v2': { wD: 1, wH: 1, wE: 1 },
  'pr-v1': { alpha: 0.5, beta: 0.4, gamma: 0.1 },
};

export function weightNames(version: RewardVersion): readonly WeightName[] {
  return Object.keys(DEFAULTS[version]) as readonly WeightName[];
}

/**
 * Returns the requested formula, or else the configured one. Configured weights apply only to the configured formula.
 *
 * @throws LanserError E/USAGE for an invalid requested weight; E/CONFIG for an invalid configured weight.
 */
export function rewardFormula(requested: RewardChoice = {}, configured: RewardChoice = {}): RewardFormula {
  const configuredVersion = configured.version ?? DEFAULT_REWARD_VERSION;
  assertWeights(configuredVersion, configured.weights, 'E/CONFIG');
  const version = requested.version ?? configuredVersion;
  assertWeights(version, requested.weights, 'E/USAGE');
  const weights = {
    ...DEFAULTS[version],
    ...(version === configuredVersion ? definedWeights(configured.weights) : {}),
    ...definedWeights(requested.weights),
  };
  return { version, weights } as RewardFormula;
}

function definedWeights(weights: RewardChoice['weights'] = {}): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(weights).filter((entry): entry is [string, number] => entry[1] !== undefined),
  );
}

function assertWeights(
  version: RewardVersion,
  weights: RewardChoice['weights'],
  code: 'E/CONFIG' | 'E/USAGE',
): void {
  const names: readonly string[] = weightNames(version);
  for (const [weight, value] of Object.entries(definedWeights(weights))) {
    if (!names.includes(weight)) {
      throw new LanserError(
        code,
        `${JSON.stringify(weight)} is not a weight of ${version}. Known weights: ${names.join(', ')}.`,
        { weight, version },
      );
    }
    if (!isWeight(value)) {
      throw new LanserError(code, `The reward weight ${weight} must be ${WEIGHT_RANGE}.`, { weight });
    }
  }
}
