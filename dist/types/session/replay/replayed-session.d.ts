import type { FrameQueue } from '../../trace/frame-queue.ts';
import type { BundleEnvironment } from '../../model/bundle.ts';
import type { TracedServer } from '../../model/generated/trace.ts';
import type { WorkspaceSession } from '../operations/workspace-session.ts';
import type { OpenDocuments } from '../sources/open-documents.ts';
import type { FileWorkspace } from '../sources/source-workspace.ts';
import type { ReplayPlace } from './replay-place.ts';
import type { ReplayRoots } from './replay-roots.ts';
/** What the operations of one replay have in common. */
export interface ReplayGround {
    /** A session over the replay's folder, without servers. */
    readonly session: WorkspaceSession;
    readonly place: ReplayPlace;
    readonly roots: ReplayRoots;
    readonly servers: ReadonlyMap<string, TracedServer>;
    readonly environment: Pick<BundleEnvironment, 'tool' | 'platform'>;
    readonly documents: OpenDocuments;
}
/** A session for one operation, in which everything that comes from outside comes from its frames. */
export declare function replayedSession({ session, place, roots, servers, environment, documents }: ReplayGround, files: FileWorkspace, queue: FrameQueue): WorkspaceSession;
/** A session for one operation with real servers; what Git says comes from its frames all the same. */
export declare function liveSession({ session, roots, documents }: ReplayGround, files: FileWorkspace, queue: FrameQueue): WorkspaceSession;
