import type { BundleResolution, EditFacts, ProcessReward } from '../model/bundle.ts';
import { type RewardFormula } from './formula.ts';
/**
 * The reward of an edit by itself: the step from the files as they are, of which nothing was known, to the edit.
 * Null where no server has counted.
 */
export declare function previewReward({ diagnosticsBefore, diagnosticsAfter, safety }: EditFacts, resolution: BundleResolution | null, formula: RewardFormula): ProcessReward | null;
