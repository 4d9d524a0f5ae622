import type { Bundle } from '../model/bundle.ts';
import { advanced, NO_EVIDENCE, NO_PROGRESS, type Progress, type StepEvidence } from './bounded-score.ts';
import { diagnosticsRemoved, type RewardState } from './linear-score.ts';
import { countOf, type PinnedScope } from './scope.ts';
import type { RewardStep } from './score-step.ts';

export interface BundleState extends RewardState {
  /** The scope in which `diagnostics` were counted; null before the first count. */
  readonly scope: string | null;
  /** The number of diagnostics that the new suppressions of all steps so far hide. */
  readonly hidden: number;
  readonly toolError: boolean;
  readonly progress: Progress;
}

const START: BundleState = {
  diagnostics: 0,
  safety: 0,
  confidence: 0,
  scope: null,
  hidden: 0,
  toolError: false,
  progress: NO_PROGRESS,
};

export interface StateOptions {
  readonly pinned?: PinnedScope | undefined;
  /** The number of diagnostics that the step's new suppressions hide. Default: 0. */
  readonly hidden?: number | undefined;
  readonly evidence?: StepEvidence | undefined;
}

/**
 * Returns the state after a bundle. Keeps the previous count if {@link countOf} returns none, and each other previous
 * value that the bundle does not replace. `hidden` and `progress` accumulate over the steps.
 */
export function stateOf(
  bundle: Bundle,
  previous: BundleState = START,
  { pinned, hidden = 0, evidence = NO_EVIDENCE }: StateOptions = {},
): BundleState {
  const { facts, resolution, error } = bundle;
  const count = countOf(bundle, pinned);
  const diagnostics = count?.diagnostics ?? previous.diagnostics;
  const scope = count?.scope ?? previous.scope;
  const removed = diagnosticsRemoved({
    before: previous,
    after: { ...previous, diagnostics },
    scopeChanged: scope !== previous.scope,
  });
  return {
    diagnostics,
    scope,
    safety: facts !== null && 'safety' in facts ? facts.safety.ready : previous.safety,
    confidence: resolution?.confidence ?? previous.confidence,
    hidden: previous.hidden + hidden,
    toolError: error !== null,
    progress: advanced(previous.progress, removed, evidence),
  };
}

export function stepBetween(before: BundleState, after: BundleState): RewardStep {
  return {
    before: rewardState(before),
    after: rewardState(after),
    toolError: after.toolError,
    scopeChanged: before.scope !== after.scope,
    progress: { before: before.progress, after: after.progress },
  };
}

/** Adds `hidden` to the number of diagnostics, so that a new suppression does not lower the number. */
function rewardState({ diagnostics, hidden, safety, confidence }: BundleState): RewardState {
  return { diagnostics: diagnostics + hidden, safety, confidence };
}
