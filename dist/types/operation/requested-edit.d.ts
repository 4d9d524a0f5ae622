import type * as lsp from 'vscode-languageserver-protocol';
import type { RequestedEdit } from '../edit/edit-step.ts';
import type { ServerView } from './server-view.ts';
/**
 * A server's WorkspaceEdit, of any shape, as steps. `documentChanges` wins where both forms are there.
 *
 * @throws LanserError E/CONTENT_MODIFIED for an edit of another version than the server has; TypeError for what
 * is none of the protocol's.
 */
export declare function requestedEdit(view: ServerView, edit: lsp.WorkspaceEdit): RequestedEdit;
/** Several edits, one after the other; an annotation's key stands for the same in all. */
export declare function joinedEdits(edits: readonly RequestedEdit[]): RequestedEdit;
