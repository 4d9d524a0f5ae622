import type { ProcessReward } from '../model/bundle.ts';
/** A part of a score, and what it weighs; the discount has no value of its own. */
export interface RewardPart {
    readonly name: PartName | null;
    readonly value: number | null;
    readonly key: WeightName;
    readonly weight: number;
}
type PartName = 'ambiguity_penalty' | 'confidence_delta' | 'diag_delta' | 'safety' | 'safety_delta' | 'tool_error';
type WeightName = 'alpha' | 'beta' | 'gamma' | 'wA' | 'wD' | 'wE' | 'wS';
export declare function rewardParts(reward: ProcessReward): readonly RewardPart[];
export {};
