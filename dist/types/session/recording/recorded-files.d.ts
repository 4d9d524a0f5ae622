import type { FileWorkspace } from '../sources/source-workspace.ts';
import type { OperationRecord } from './operation-record.ts';
/** The files of a workspace, with everything that is asked of them noted. */
export declare function recordedFiles(root: string, files: FileWorkspace, record: OperationRecord): FileWorkspace;
