import type { BundleEdits, BundleEnvironment, BundleOf, BundleRequest, BundleResolution, Facts, ProcessReward, Truncated } from '../../model/bundle.ts';
import type { WorkspaceSession } from './workspace-session.ts';
/** What an operation has found out so far: what of it is known goes into the bundle of a failure too. */
export interface Progress<F extends Facts> {
    request: BundleRequest;
    resolution?: BundleResolution;
    environment?: BundleEnvironment;
    facts?: F;
    edits?: BundleEdits;
    processReward?: ProcessReward | null;
    truncated?: Truncated | null;
    /** Of facts that are bad news; default 0. */
    exitCode?: number;
}
/** Runs an operation; whatever comes of it that is an error of ours is a bundle too, and a step of the series. */
export declare function answeredBundle<F extends Facts>(session: Pick<WorkspaceSession, 'host' | 'root' | 'environment'> & Partial<Pick<WorkspaceSession, 'rewards'>>, request: BundleRequest, work: (progress: Progress<F>) => Promise<void>): Promise<BundleOf<F>>;
