import type { DiagnosticsBundle } from '../../model/bundle.ts';
import type { Host } from '../../model/host.ts';
import type { TraceOptions } from '../operations/workspace-session.ts';
import type { OperationRecord } from '../recording/operation-record.ts';
/** The call by which a trace says that a project was checked: its folder, and its files in their order. */
export declare const CHECK_PROJECT = "checkProject";
/** A project of a tree, as it was checked. */
export interface CheckedProject {
    /** The tree; absolute. */
    readonly tree: string;
    /** The project's folder in it, relative. */
    readonly folder: string;
    /** The files that were checked; absolute, in their order. */
    readonly files: readonly string[];
    readonly record: OperationRecord;
    readonly bundle: DiagnosticsBundle;
}
/** Records checks of projects, of one tree after the other. */
export interface ProjectRecorder extends AsyncDisposable {
    add(project: CheckedProject): Promise<void>;
}
/** @throws LanserError E/FS_PERMISSIONS where the trace cannot be written. */
export declare function openProjectRecorder(host: Host, { file, embed }: TraceOptions): Promise<ProjectRecorder>;
