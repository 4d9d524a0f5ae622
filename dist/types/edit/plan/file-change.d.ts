import type { DocumentVersion, WorkspacePath } from '../../model/brand.ts';
import type { LineIndex } from '../../text/line-index.ts';
import type { TextEdit } from './text-edits.ts';
/** A file on one side of a plan. */
export interface FileState {
    readonly path: WorkspacePath;
    readonly bytes: Uint8Array;
    readonly version: DocumentVersion;
    readonly isExecutable: boolean;
}
/** What becomes of one file. */
export interface FileChange {
    /** Undefined of one that the plan creates. */
    readonly before: FileState | undefined;
    /** Undefined of one that it removes. */
    readonly after: FileState | undefined;
    /** The text before, as the file's own encoding reads it, with the edits that change it; undefined: none. */
    readonly text: {
        readonly before: LineIndex;
        readonly edits: readonly TextEdit[];
    } | undefined;
}
