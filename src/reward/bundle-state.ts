import type { Bundle } from '../model/bundle.ts';
import { countOf, type PinnedScope } from './scope.ts';
import type { RewardState, RewardStep } from './score-step.ts';

/** The state after a bundle: its own values, and values carried over from earlier bundles. */
export interface BundleState extends RewardState {
  /** The scope in which `diagnostics` were counted; null before the first count. */
  readonly scope: string | null;
  /** The number of diagnostics that added suppressions hide, in all steps so far. */
  readonly hidden: number;
  readonly toolError: boolean;
}

const START: BundleState = {
  diagnostics: 0,
  safety: 0,
  confidence: 0,
  scope: null,
  hidden: 0,
  toolError: false,
};

export interface StateOptions {
  readonly pinned?: PinnedScope | undefined;
  /** Diagnostics that this step's new suppressions hide; they count as diagnostics. Default: 0. */
  readonly hidden?: number | undefined;
}

/** Returns the state after a bundle. Missing values come from the previous state, by default 0. */
export function stateOf(
  bundle: Bundle,
  previous: BundleState = START,
  { pinned, hidden = 0 }: StateOptions = {},
): BundleState {
  const { facts, resolution, error } = bundle;
  const count = countOf(bundle, pinned);
  return {
    diagnostics: count?.diagnostics ?? previous.diagnostics,
    scope: count?.scope ?? previous.scope,
    safety: facts !== null && 'safety' in facts ? facts.safety.ready : previous.safety,
    confidence: resolution?.confidence ?? previous.confidence,
    hidden: previous.hidden + hidden,
    toolError: error !== null,
  };
}

/** Returns the step from one state to the next. */
export function stepBetween(before: BundleState, after: BundleState): RewardStep {
  return {
    before: visible(before),
    after: visible(after),
    toolError: after.toolError,
    scopeChanged: before.scope !== after.scope,
  };
}

function visible({ diagnostics, hidden, safety, confidence }: BundleState): RewardState {
  return { diagnostics: diagnostics + hidden, safety, confidence };
}
