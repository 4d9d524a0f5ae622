import type { FrameQueue } from '../../trace/frame-queue.ts';
import type { FileWorkspace } from '../sources/source-workspace.ts';
import type { ReplayPlace } from './replay-place.ts';
/** What is remembered of files of which nobody changes one. */
export interface RememberedFiles {
    forget(): void;
    readonly files: FileWorkspace;
}
/** The files of a replay's folder: between two snapshots they stay as they are, so that each is read once. */
export declare function rememberedFiles(files: FileWorkspace): RememberedFiles;
/** The files as one operation sees them: it may read those that it read when it was recorded. */
export declare function replayedFiles(files: FileWorkspace, place: ReplayPlace, queue: FrameQueue): FileWorkspace;
