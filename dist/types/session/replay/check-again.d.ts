import type { Bundle } from '../../model/bundle.ts';
import type { RequestEvent } from '../../model/generated/trace.ts';
import type { FrameQueue } from '../../trace/frame-queue.ts';
import type { ReplayGround } from './replayed-session.ts';
/** Checks a project again as a gate did. @throws LanserError E/SCHEMA_INVALID for arguments that are none. */
export declare function checkAgain({ session, place, roots: replayRoots, servers, environment }: ReplayGround, { seq, call }: RequestEvent, queue: FrameQueue): Promise<Bundle>;
