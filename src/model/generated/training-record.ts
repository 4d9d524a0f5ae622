// Generated from schemas/training-record.schema.json by `npm run generate`. Do not edit.
import type {
  BundleRequest,
  ContentHash,
  PrComponents,
  PrWeights,
  RewardWeights,
  RlCsfComponents,
} from './bundle.ts';

/**
 * A step of a trace for a training loop: a line of `lanser reward --trace FILE --format jsonl`.
 */
export interface TrainingRecord {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  readonly $schema?: string;
  /**
   * The version of the format.
   */
  readonly version: '1.0';
  /**
   * The step, from 0: the index of the operation in the trace.
   */
  readonly step: number;
  /**
   * The digest of the documents before the action, by uri and version.
   */
  readonly state: ContentHash;
  /**
   * The request: operation, selector and options.
   */
  readonly action: BundleRequest;
  /**
   * The `bundleId` of the answer.
   */
  readonly observation: ContentHash;
  /**
   * The reward of the step with `weights`; 0 for the first step, which has no predecessor.
   */
  readonly reward: number;
  /**
   * The formula.
   */
  readonly rewardVersion: 'rl-csf-v1' | 'pr-v1';
  /**
   * The components of the formula, without weights; null for the first step.
   */
  readonly components: RlCsfComponents | PrComponents | null;
  /**
   * The weights of the formula.
   */
  readonly weights: RewardWeights | PrWeights;
  /**
   * The previous bundle; null for the first step.
   */
  readonly previousBundleId: ContentHash | null;
  /**
   * True if it is the last step of the trace.
   */
  readonly done: boolean;
}
