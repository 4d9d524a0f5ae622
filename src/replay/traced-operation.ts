import type { Bundle, BundleRequest } from '../model/bundle.ts';
import type { RequestEvent } from '../model/generated/trace.ts';
import type { LanserError } from '../model/lanser-error.ts';
import type { Difference } from '../trace/differences.ts';
import type { RecordedFrame } from '../trace/frame-queue.ts';

export interface TracedOperation {
  /** The number of the operation in the trace, from 0. */
  readonly index: number;
  readonly request: RequestEvent;
  readonly frames: readonly RecordedFrame[];
  readonly bundle: Bundle;
  /** The number of the bundle's event. */
  readonly seq: number;
}

export interface ReplayedOperation {
  readonly index: number;
  readonly request: BundleRequest;
  readonly bundle: Bundle;
  /** A difference from the trace, as E/REPLAY_MISMATCH; undefined if nothing differs. */
  readonly mismatch: LanserError | undefined;
  /** The first 1,000 differences between the bundles; empty if a frame (a recorded message) differs. */
  readonly differences: readonly Difference[];
}
