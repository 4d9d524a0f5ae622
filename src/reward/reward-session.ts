import type { Bundle, BundleOf, Facts, ProcessReward } from '../model/bundle.ts';
import type { StepEvidence } from './bounded-score.ts';
import { stateOf, stepBetween, type BundleState } from './bundle-state.ts';
import { rewardFormula, type RewardChoice } from './formula.ts';
import { scoreStep } from './score-step.ts';
import type { PinnedScope } from './scope.ts';

export interface RewardSessionOptions extends RewardChoice {
  /** The bundle before the first scored bundle. Without `previous`, the first scored bundle has no reward. */
  readonly previous?: Bundle | undefined;
  /** One scope for all counts of diagnostics. Default: each bundle's own scope. */
  readonly scope?: PinnedScope | undefined;
}

/** A scorer of a sequence of bundles, each compared with the previous one. */
export interface RewardSession {
  /**
   * Returns the reward of the step from the previous bundle to this bundle; null without a previous bundle. With
   * `rl-csf-v2`, also returns null for a bundle with E/INCONCLUSIVE. If a bundle lacks `safety`, `confidence`, or a
   * count that covers the scope, the value of an earlier bundle stays. Never uses a count of a bundle with an error.
   *
   * @param hidden the number of diagnostics that the step's new suppressions hide. It is added to the counts of this
   * and all later bundles. `rl-csf-v2` ignores it, and uses `evidence` instead. Default: 0.
   * @param evidence the step's evidence. Only `rl-csf-v2` uses it. Default: none.
   */
  score(bundle: Bundle, hidden?: number, evidence?: StepEvidence): ProcessReward | null;
  /** Returns the bundle with the reward of {@link score}. Its id stays the same: the hash excludes rewards. */
  scored<F extends Facts>(bundle: BundleOf<F>): BundleOf<F>;
  /** Starts a new sequence after `previous`. Without `previous`, the next bundle is the first. */
  restart(previous?: Bundle): void;
}

/**
 * Creates a session for a sequence of bundles. With equal options, equal sequences give bitwise equal rewards.
 *
 * @throws LanserError E/USAGE for a weight that is out of range, or unknown to the formula.
 */
export function createRewardSession(options: RewardSessionOptions = {}): RewardSession {
  const formula = rewardFormula(options);
  const pinned = options.scope;
  let last: { readonly bundleId: string; readonly state: BundleState } | undefined;
  const session: RewardSession = {
    score(bundle, hidden, evidence) {
      // The next bundle is compared with the bundle before the inconclusive one.
      if (formula.version === 'rl-csf-v2' && bundle.error?.code === 'E/INCONCLUSIVE') return null;
      const before = last;
      const state = stateOf(bundle, before?.state, { pinned, hidden, evidence });
      last = { bundleId: bundle.bundleId, state };
      if (before === undefined) return null;
      const origin = { previousBundleId: before.bundleId, source: 'bundle' } as const;
      return scoreStep(stepBetween(before.state, state), formula, origin);
    },
    scored: (bundle) => ({ ...bundle, processReward: session.score(bundle) }),
    restart(previous) {
      last = undefined;
      if (previous !== undefined) session.score(previous);
    },
  };
  session.restart(options.previous);
  return session;
}
