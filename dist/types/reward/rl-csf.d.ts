import type { RewardWeights } from '../model/bundle.ts';
import type { RlCsfComponents } from '../model/generated/bundle.ts';
import { type RewardState, type RewardStep } from './step.ts';
export declare const RL_CSF_WEIGHTS: RewardWeights;
/** Φ = −w_D·D + w_S·S + w_A·A */
export declare function potential(state: RewardState, weights: RewardWeights): number;
/** rl-csf-v1: r = γ·Φ(after) − Φ(before) − w_E·E. Where the scopes differ, D is taken as unchanged. */
export declare function rlCsfScore(step: RewardStep, weights: RewardWeights): number;
export declare function rlCsfComponents(step: RewardStep): Readonly<RlCsfComponents>;
