import type { Bundle, BundleOf, Facts, ProcessReward } from '../model/bundle.ts';
import { type RewardChoice } from './formula.ts';
import type { PinnedScope } from './scope.ts';
export interface RewardSessionOptions extends RewardChoice {
    /** The bundle before the first one; default: none, and the first has no reward. */
    readonly previous?: Bundle | undefined;
    /** One scope for all counts of diagnostics; default: that of each bundle's own request. */
    readonly scope?: PinnedScope | undefined;
}
/** Scores bundles one after the other: each is held against the one that was scored before it. */
export interface RewardSession {
    /**
     * The reward of the step to this bundle; null for a first one. What a bundle does not say (D, S or A) is
     * carried.
     *
     * @param hidden how many diagnostics are hidden by suppressions that the step has added; they count as
     * diagnostics from here on. Default: 0.
     */
    score(bundle: Bundle, hidden?: number): ProcessReward | null;
    /** The bundle with that reward. Its id stays: rewards are outside of the hash. */
    scored<F extends Facts>(bundle: BundleOf<F>): BundleOf<F>;
    /** Begins anew: the next bundle is held against this one, or is a first one. */
    restart(previous?: Bundle): void;
}
/**
 * A series of scored bundles. It is pure: the same bundles in the same order give the same numbers to the last
 * bit, online and offline.
 *
 * @throws LanserError E/USAGE for a weight that is negative, not finite, or not one of the formula's.
 */
export declare function createRewardSession(options?: RewardSessionOptions): RewardSession;
