import type { SessionEvent, SnapshotEvent, TracedServer } from '../../model/generated/trace.ts';
import type { Host } from '../../model/host.ts';
import { type LiveReplay } from './live-session.ts';
import { type FindVersion } from './replay-place.ts';
import type { ReplayedOperation, TracedOperation } from './traced-operation.ts';
export interface OpenReplayOptions {
    readonly host: Host;
    /** A folder of its own; absolute, not there yet. */
    readonly scratch: string;
    readonly session: SessionEvent;
    readonly findVersion: FindVersion;
    readonly signal?: AbortSignal | undefined;
    readonly live?: LiveReplay | undefined;
}
/** A session without servers, in which the operations of one trace are run again. */
export interface Replay extends AsyncDisposable {
    addServers(servers: readonly TracedServer[]): void;
    apply(snapshot: SnapshotEvent): Promise<void>;
    run(operation: TracedOperation): Promise<ReplayedOperation>;
    /** Leaves an operation out. */
    pass(operation: TracedOperation): void;
}
/** @throws LanserError E/SCHEMA_INVALID; with real servers also E/CONFIG, E/USAGE, E/FS_PERMISSIONS. */
export declare function openReplay(options: OpenReplayOptions): Promise<Replay>;
