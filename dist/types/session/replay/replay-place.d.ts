import type { SnapshotEvent } from '../../model/generated/trace.ts';
/** A folder in which the files of a trace are as the recorded operations found them. */
export interface ReplayPlace {
    /** The folder that stands for the checkout; absolute. */
    readonly checkout: string;
    /** The folder that stands for the workspace; absolute. */
    readonly root: string;
    /** A folder of which nothing is there, for a named root of the trace. */
    outside(token: string): string;
    /** Makes the files as a snapshot says. @throws LanserError E/SCHEMA_INVALID, E/NOT_FOUND, E/FS_PERMISSIONS. */
    apply(snapshot: SnapshotEvent): Promise<void>;
    /** Whether nobody has read the file when the trace was made: only its name is known. */
    isUnread(uri: string): boolean;
}
/** Finds the bytes of a version that a trace does not hold. */
export type FindVersion = (uri: string, blob: string) => Promise<Uint8Array | undefined>;
/**
 * `folder` is where the workspace stands in its checkout, relative; `nowhere` a folder that does not come to be.
 */
export declare function replayPlace({ checkout, folder, nowhere, }: {
    readonly checkout: string;
    readonly folder: string;
    readonly nowhere: string;
}, findVersion: FindVersion): Promise<ReplayPlace>;
