import type { SnapshotEvent } from '../../model/generated/trace.ts';
import type { Host } from '../../model/host.ts';
import type { WorkspaceSession } from '../operations/workspace-session.ts';
/** Where a trace is run again with real servers. */
export interface LiveReplay {
    /** The workspace at the recorded snapshot; absolute. Nothing in it is changed. */
    readonly workspace: string;
    readonly python?: string | undefined;
    readonly timeoutMs?: number | undefined;
}
/** A copy of the workspace, to which real servers are asked. */
export interface LiveGround extends AsyncDisposable {
    readonly session: WorkspaceSession;
    /** The folder of the copy that stands for the checkout; absolute. */
    readonly checkout: string;
    /** @throws LanserError E/VERSION_SKEW where the workspace is another tree. */
    expectTree(tree: SnapshotEvent['tree']): Promise<void>;
}
/** @throws LanserError E/USAGE, E/CONFIG, E/FS_PERMISSIONS. */
export declare function openLiveGround(host: Host, { workspace, python, timeoutMs }: LiveReplay, signal: AbortSignal | undefined): Promise<LiveGround>;
