import type { Bundle } from '../model/bundle.ts';
import { type PinnedScope } from './scope.ts';
import type { RewardState, RewardStep } from './step.ts';
/** What is known after a bundle: its own, and what is carried from those before it. */
export interface BundleState extends RewardState {
    /** Over what `diagnostics` were counted; null where nothing was counted yet. */
    readonly scope: string | null;
    /** Diagnostics that added suppressions hide, of all steps so far. */
    readonly hidden: number;
    readonly toolError: boolean;
}
export interface StateOptions {
    readonly pinned?: PinnedScope | undefined;
    /** Diagnostics that suppressions hide which this step has added; they count as diagnostics. Default: 0. */
    readonly hidden?: number | undefined;
}
/** The state that a bundle leaves; what it does not say is carried from the previous one, at the start 0. */
export declare function stateOf(bundle: Bundle, previous?: BundleState, { pinned, hidden }?: StateOptions): BundleState;
/** The step from one state to the next. */
export declare function stepBetween(before: BundleState, after: BundleState): RewardStep;
