// reward/ is pure scoring: artifacts and weights in, numbers out, in a fixed order of evaluation. Only
// evidence/ reads source texts. It does not depend on servers, Git or reports.
import type { PrWeights, ProcessReward, RewardWeights } from '../model/bundle.ts';
import { LanserError } from '../model/lanser-error.ts';
import {
  explainStep,
  withoutNegativeZero,
  type RewardStep,
  diagnosticsRemoved,
  type RewardState,
} from './step.ts';
import type { PrComponents, RlCsfComponents } from '../model/generated/bundle.ts';

/** A formula with all its weights. */
export type RewardFormula =
  | { readonly version: 'rl-csf-v1'; readonly weights: RewardWeights }
  | { readonly version: 'pr-v1'; readonly weights: PrWeights };

export type RewardVersion = RewardFormula['version'];

export const REWARD_VERSIONS: readonly RewardVersion[] = ['rl-csf-v1', 'pr-v1'];

export type WeightName = keyof RewardWeights | keyof PrWeights;

/** A formula, and weights that override its defaults. */
export interface RewardChoice {
  /** Default: `rl-csf-v1`. */
  readonly version?: RewardVersion | undefined;
  readonly weights?: Readonly<Partial<Record<WeightName, number | undefined>>> | undefined;
}

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

function rlCsfComponents(step: RewardStep): Readonly<RlCsfComponents> {
  return {
    diag_delta: diagnosticsRemoved(step),
    safety_delta: step.after.safety - step.before.safety,
    confidence_delta: step.after.confidence - step.before.confidence,
    tool_error: step.toolError ? 1 : 0,
  };
}

const PR_WEIGHTS: PrWeights = { alpha: 0.5, beta: 0.4, gamma: 0.1 };

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

const DEFAULTS: { readonly [V in RewardVersion]: Extract<RewardFormula, { version: V }>['weights'] } = {
  'rl-csf-v1': RL_CSF_WEIGHTS,
  'pr-v1': PR_WEIGHTS,
};

/** Returns the names of a formula's weights. */
export function weightNames(version: RewardVersion): readonly WeightName[] {
  return Object.keys(DEFAULTS[version]) as readonly WeightName[];
}

/**
 * Returns the requested formula. Configured weights apply only if they belong to the same formula.
 *
 * @throws LanserError E/USAGE for a weight that is negative, not finite, or not one of the formula's;
 * E/CONFIG if it is configured.
 */
export function rewardFormula(asked: RewardChoice = {}, configured: RewardChoice = {}): RewardFormula {
  const configuredVersion = configured.version ?? 'rl-csf-v1';
  assertWeights(configuredVersion, configured.weights, 'E/CONFIG');
  const version = asked.version ?? configuredVersion;
  assertWeights(version, asked.weights, 'E/USAGE');
  const weights = {
    ...DEFAULTS[version],
    ...(version === configuredVersion ? given(configured.weights) : {}),
    ...given(asked.weights),
  };
  return { version, weights } as RewardFormula;
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
  }
}

function given(weights: RewardChoice['weights'] = {}): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(weights).filter((entry): entry is [string, number] => entry[1] !== undefined),
  );
}

function assertWeights(
  version: RewardVersion,
  weights: RewardChoice['weights'],
  code: 'E/CONFIG' | 'E/USAGE',
): void {
  const known: readonly string[] = weightNames(version);
  for (const [weight, value] of Object.entries(given(weights))) {
    if (!known.includes(weight)) {
      throw new LanserError(
        code,
        `${JSON.stringify(weight)} is not a weight of ${version}. Known weights: ${known.join(', ')}.`,
        { weight, version },
      );
    }
    if (!Number.isFinite(value) || value < 0) {
      throw new LanserError(code, `The reward weight ${weight} must be a finite number of at least 0.`, {
        weight,
      });
    }
  }
}
