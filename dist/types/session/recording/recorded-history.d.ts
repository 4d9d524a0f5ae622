import type { FrameLog } from '../../trace/frames.ts';
import type { History } from '../sources/history.ts';
/** The history of a workspace, with everything that is asked of it in a log. */
export declare function recordedHistory(history: History, log: FrameLog): History;
