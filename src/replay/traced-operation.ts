import type { Bundle, BundleRequest } from '../model/bundle.ts';
import type { RequestEvent } from '../model/generated/trace.ts';
import type { LanserError } from '../model/lanser-error.ts';
import type { Difference } from '../trace/first-difference.ts';
import type { RecordedFrame } from '../trace/frame-queue.ts';

/** An operation of a trace as it stands there. */
export interface TracedOperation {
  /** Its number in the trace, from 0. */
  readonly index: number;
  readonly request: RequestEvent;
  readonly frames: readonly RecordedFrame[];
  /** The bundle that was answered, without what only that run knew. */
  readonly bundle: Bundle;
  /** The number of the bundle's event. */
  readonly seq: number;
}

/** An operation that was run again. */
export interface ReplayedOperation {
  readonly index: number;
  readonly request: BundleRequest;
  /** What came of it now. */
  readonly bundle: Bundle;
  /** How it differs from the trace; E/REPLAY_MISMATCH. */
  readonly mismatch: LanserError | undefined;
  /** Every difference between the two bundles, at most a thousand; empty where a frame was the first to differ. */
  readonly differences: readonly Difference[];
}
