import type { BundleRequest, ContentHash, PrComponents, PrWeights, RewardWeights, RlCsfComponents } from './bundle.ts';
/**
 * One step of a trace for a training loop: a line of `lanser reward --trace FILE --format jsonl`.
 */
export interface TrainingRecord {
    /**
     * The schema that the document follows: its `$id`, or where an editor finds it.
     */
    $schema?: string;
    /**
     * The format's version.
     */
    version: '1.0';
    /**
     * The step, from 0: the index of the operation in the trace.
     */
    step: number;
    /**
     * Digest of the documents before the action, by uri and version.
     */
    state: ContentHash;
    /**
     * What was asked: operation, selector and options.
     */
    action: BundleRequest;
    /**
     * `bundleId` of the answer.
     */
    observation: ContentHash;
    /**
     * The reward of the step, under `weights`; 0 in a first step, which has nothing to be held against.
     */
    reward: number;
    /**
     * The formula.
     */
    rewardVersion: 'rl-csf-v1' | 'pr-v1';
    /**
     * What is weighted, by the formula; null in a first step.
     */
    components: RlCsfComponents | PrComponents | null;
    /**
     * The weights, by the formula.
     */
    weights: RewardWeights | PrWeights;
    /**
     * The bundle that it is held against; null in a first step.
     */
    previousBundleId: ContentHash | null;
    /**
     * Whether it is the trace's last step.
     */
    done: boolean;
}
