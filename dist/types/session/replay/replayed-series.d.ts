import type { Bundle } from '../../model/bundle.ts';
import type { RequestEvent, SessionEvent } from '../../model/generated/trace.ts';
import { type RewardSessionOptions } from '../../reward/reward-session.ts';
/** How the session of a trace scored. */
export declare function recordedRewards({ settings }: SessionEvent): Omit<RewardSessionOptions, 'previous'>;
/** The bundles of a replay as the series that they were, where they were one. */
export interface ReplayedSeries {
    /** A bundle that was made again, with its reward. */
    scored(request: RequestEvent, bundle: Bundle): Bundle;
    /** One that is not made again. */
    pass(request: RequestEvent, recorded: Bundle): void;
}
export declare function replayedSeries(session: SessionEvent): ReplayedSeries;
