import type { PrWeights, ProcessReward, RewardWeights } from '../model/bundle.ts';
import { type RewardStep } from './step.ts';
/** A formula with all its weights. */
export type RewardFormula = {
    readonly version: 'rl-csf-v1';
    readonly weights: RewardWeights;
} | {
    readonly version: 'pr-v1';
    readonly weights: PrWeights;
};
export type RewardVersion = RewardFormula['version'];
export declare const REWARD_VERSIONS: readonly RewardVersion[];
export type WeightName = keyof RewardWeights | keyof PrWeights;
/** A formula, and weights that differ from its own. */
export interface RewardChoice {
    /** Default: `rl-csf-v1`. */
    readonly version?: RewardVersion | undefined;
    readonly weights?: Readonly<Partial<Record<WeightName, number | undefined>>> | undefined;
}
/** The names of weights, by formula. */
export declare function weightNames(version: RewardVersion): readonly WeightName[];
/**
 * The formula that is asked for, with configured weights where they are of the same formula.
 *
 * @throws LanserError E/USAGE for a weight that is negative, not finite, or not one of the formula's; E/CONFIG
 * where it is a configured one.
 */
export declare function rewardFormula(asked?: RewardChoice, configured?: RewardChoice): RewardFormula;
/** The step's score with its parts, as it stands in bundles and reports. */
export declare function scoreStep(step: RewardStep, formula: RewardFormula, origin: Pick<ProcessReward, 'previousBundleId' | 'source'>): ProcessReward;
