import type { Bundle, BundleRequest, ProcessReward } from '../model/bundle.ts';
import type { TrainingRecord } from '../model/generated/training-record.ts';
import type { DeepReadonly } from '../model/readonly.ts';
import { type RewardChoice } from './formula.ts';
import { type RewardSessionOptions } from './reward-session.ts';
/** One operation of a recorded path. */
export interface RecordedStep {
    /** The operation, from 0. */
    readonly index: number;
    readonly request: BundleRequest;
    readonly bundle: Bundle;
    /** The documents before the operation: uri to version. */
    readonly documents: Readonly<Record<string, string>>;
    /** What it is held against; null: nothing. Default: the operation before. */
    readonly previous?: Bundle | null | undefined;
}
/** Paths have no previous bundle of their own: their first step says what it is held against. */
export type PathOptions = Omit<RewardSessionOptions, 'previous'>;
/**
 * A record per step for a training loop, as `training-record.schema.json` says; each is given as soon as the
 * next step is known, which is what `done` needs.
 *
 * @throws LanserError E/USAGE for weights that are none.
 */
export declare function trainingRecords(steps: AsyncIterable<RecordedStep>, options?: PathOptions): AsyncGenerator<DeepReadonly<TrainingRecord>>;
/** A step under several formulas; `rewards` are in the order of these, null in a first step. */
export interface Counterfactual {
    readonly index: number;
    readonly bundleId: string;
    readonly rewards: readonly (ProcessReward | null)[];
}
/**
 * Scores one path with any formulas and weights at once: what the rewards would have been.
 *
 * @throws LanserError E/USAGE for weights that are none.
 */
export declare function counterfactuals(steps: AsyncIterable<RecordedStep>, choices: readonly RewardChoice[], options?: Pick<PathOptions, 'scope'>): AsyncGenerator<Counterfactual>;
