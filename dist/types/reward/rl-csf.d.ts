import type { ProcessReward, RewardWeights } from '../model/bundle.ts';
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
export declare const DEFAULT_WEIGHTS: RewardWeights;
/** Φ = −w_D·D + w_S·S + w_A·A */
export declare function potential(state: RewardState, weights: RewardWeights): number;
/**
 * rl-csf-v1: r = γ·Φ(after) − Φ(before) − w_E·E. Where the scopes differ, D is taken as unchanged.
 *
 * @throws LanserError E/USAGE for a weight that is negative or not finite.
 */
export declare function scoreStep(step: RewardStep, weights: RewardWeights): number;
/** The step's score with its parts, as it stands in bundles and reports. */
export declare function rewardOf(step: RewardStep, weights: RewardWeights, origin: Pick<ProcessReward, 'previousBundleId' | 'source'>): ProcessReward;
