import type { Bundle, BundleRequest } from '../model/bundle.ts';
import type { RequestEvent } from '../model/generated/trace.ts';
import type { LanserError } from '../model/lanser-error.ts';
import type { Difference } from '../trace/differences.ts';
import type { RecordedFrame } from '../trace/frame-queue.ts';

/** An operation as recorded in a trace. */
export interface TracedOperation {
  /** The number of the operation in the trace, from 0. */
  readonly index: number;
  readonly request: RequestEvent;
  readonly frames: readonly RecordedFrame[];
  /** The recorded bundle, without the data that is specific to its run. */
  readonly bundle: Bundle;
  /** The sequence number of the event that contains the bundle. */
  readonly seq: number;
}

/** A replayed operation. */
export interface ReplayedOperation {
  readonly index: number;
  readonly request: BundleRequest;
  readonly bundle: Bundle;
  /** The first difference from the trace, as E/REPLAY_MISMATCH; undefined if nothing differs. */
  readonly mismatch: LanserError | undefined;
  /** The differences between the bundles, limited to the first 1,000; empty if a frame differs. */
  readonly differences: readonly Difference[];
}
