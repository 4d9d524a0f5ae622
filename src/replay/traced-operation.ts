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
  /** An error E/REPLAY_MISMATCH with one difference from the trace; undefined if nothing differs. */
  readonly mismatch: LanserError | undefined;
  /** The first 1,000 differences from the recorded bundle; empty if a frame (a recorded message) differs. */
  readonly differences: readonly Difference[];
}
