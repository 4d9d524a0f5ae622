import type { NewEvent } from '../../trace/write-trace.ts';
import type { OperationRecord } from './operation-record.ts';
/** What a trace says of files: each when it is first read, and when it has become another one. */
export interface SnapshotEvents {
    /** Keeps the contents of what was read below a folder (absolute), until they are written. */
    hold(root: string, record: OperationRecord): Promise<void>;
    /** The snapshot before an operation; empty where the ones before say it all. */
    of(record: OperationRecord): readonly NewEvent[];
}
/** `tree` is the workspace's Git tree when the recording begins. */
export declare function snapshotEvents(embed: boolean, tree: string | null): SnapshotEvents;
