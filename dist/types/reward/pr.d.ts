import type { PrWeights } from '../model/bundle.ts';
import type { PrComponents } from '../model/generated/bundle.ts';
import { type RewardStep } from './step.ts';
export declare const PR_WEIGHTS: PrWeights;
/**
 * pr-v1: r = α·(D before − D after) + β·S − γ·(1 − A), with S and A of the state after. A tool error has no
 * term of its own.
 */
export declare function prScore(step: RewardStep, { alpha, beta, gamma }: PrWeights): number;
export declare function prComponents(step: RewardStep): Readonly<PrComponents>;
