import type { Bundle } from '../model/bundle.ts';
import { countOf, type PinnedScope } from './scope.ts';
import type { RewardState, RewardStep } from './step.ts';

/** What is known after a bundle: its own, and what is carried from those before it. */
export interface BundleState extends RewardState {
  /** Over what `diagnostics` were counted; null where nothing was counted yet. */
  readonly scope: string | null;
  /** Diagnostics that added suppressions hide, of all steps so far. */
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
  /** Diagnostics that suppressions hide which this step has added; they count as diagnostics. Default: 0. */
  readonly hidden?: number | undefined;
}

/** The state that a bundle leaves; what it does not say is carried from the previous one, at the start 0. */
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

/** The step from one state to the next. */
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
