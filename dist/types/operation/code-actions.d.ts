import type * as lsp from 'vscode-languageserver-protocol';
import type { RequestedEdit } from '../edit/edit-step.ts';
import type { FlatRange } from '../model/range.ts';
import { type ServerView } from './server-view.ts';
/** What a server offers to do: an action, or a bare command of the protocol's first version. */
export type OfferedAction = lsp.CodeAction | lsp.Command;
/**
 * What the server offers to do over a range of an open document, in its own order; `kind` leaves those that
 * are of it or below it. The server is told of its own diagnostics there, as an editor does.
 */
export declare function readCodeActions(view: ServerView, uri: string, range: FlatRange, kind: string | undefined): Promise<readonly OfferedAction[]>;
export declare function kindOf(action: OfferedAction): string | undefined;
export declare function disabledReason(action: OfferedAction): string | undefined;
/**
 * What an action would change. Its command is run where the server has it; what the server then wants to
 * have applied is a part of the edit.
 *
 * @throws LanserError E/UNSUPPORTED_CAP for a command that the server does not run.
 */
export declare function readActionEdit(view: ServerView, offered: OfferedAction): Promise<RequestedEdit>;
