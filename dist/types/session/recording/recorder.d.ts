import type { Bundle } from '../../model/bundle.ts';
import type { TracedCall } from '../../model/generated/trace.ts';
import type { TraceOptions, WorkspaceSession } from '../operations/workspace-session.ts';
import { type OperationRecord } from './operation-record.ts';
/**
 * An operation on a session that listens. `everywhere` is awaited before any file of the checkout may be looked
 * at, as edits do.
 */
export type RecordedWork<B extends Bundle> = (session: WorkspaceSession, record: OperationRecord, everywhere: () => Promise<void>) => Promise<B>;
/** Records the operations of a session, in the order in which they were asked for. */
export interface Recorder extends AsyncDisposable {
    /** Runs an operation; where it throws there was none. @throws LanserError E/FS_PERMISSIONS of the trace. */
    run<B extends Bundle>(call: TracedCall, work: RecordedWork<B>): Promise<B>;
}
/** @throws LanserError E/FS_PERMISSIONS where the trace cannot be written. */
export declare function openRecorder(session: WorkspaceSession, { file, embed }: TraceOptions): Promise<Recorder>;
