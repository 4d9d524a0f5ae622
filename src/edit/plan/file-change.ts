import type { DocumentVersion, WorkspacePath } from '../../model/brand.ts';
import type { LineIndex } from '../../text/line-index.ts';
import type { TextEdit } from './text-edits.ts';

/** A file before or after a plan. */
export interface FileState {
  readonly path: WorkspacePath;
  readonly bytes: Uint8Array;
  readonly version: DocumentVersion;
  readonly isExecutable: boolean;
}

export interface FileChange {
  /** Undefined for a created file. */
  readonly before: FileState | undefined;
  /** Undefined for a removed file. */
  readonly after: FileState | undefined;
  /** The decoded text before the plan, and its edits; undefined if no edit changes the text. */
  readonly text: { readonly before: LineIndex; readonly edits: readonly TextEdit[] } | undefined;
}
