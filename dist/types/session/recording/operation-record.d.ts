import type { WorkspacePath } from '../../model/brand.ts';
import type { TracedServer } from '../../model/generated/trace.ts';
import { type FrameLog } from '../../trace/frames.ts';
/** What one operation has taken from outside of itself so far. */
export interface OperationRecord {
    readonly log: FrameLog;
    /** The files that it read or looked at, with the version that it saw first; null for one that was not there. */
    readonly read: ReadonlyMap<string, string | null>;
    /** Files and, with a slash at the end, folders of which it only saw that they are there. */
    readonly seen: ReadonlySet<string>;
    readonly links: ReadonlyMap<string, string>;
    /** By their ids. */
    readonly servers: ReadonlyMap<string, TracedServer>;
    readonly plans: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
    noteRead(uri: string, version: string | null): void;
    /** Every file was noted of which `isNoted`: what is read from now on and is unknown, the operation has made. */
    noteWhole(isNoted: (name: string) => boolean): void;
    noteSeen(names: Iterable<WorkspacePath | string>): void;
    noteLink(name: string, target: string): void;
    noteServer(server: TracedServer): void;
    notePlan(planId: string, kept: Readonly<Record<string, unknown>>): void;
    /** An attempt begins; the result forgets it. */
    attempt(): () => void;
    /** What of the machine is looked at on the side; it has ended when the operation is written. */
    meanwhile(work: Promise<unknown>): void;
    settled(): Promise<void>;
}
export declare function operationRecord(): OperationRecord;
