import type { Diagnostic } from 'vscode-languageserver-protocol';
import { type ServerView } from './server-view.ts';
export type ByUri = ReadonlyMap<string, readonly Diagnostic[]>;
/**
 * The diagnostics of open documents, by `file:` URI: asked for where the server can be asked. Of a server
 * that only pushes, what it publishes of the very version that is open, where it is known to do so once;
 * any other is made to push again until it has said the same twice. Silence is never taken for "none".
 */
export declare function readDocumentDiagnostics(view: ServerView, uris: readonly string[], onFile: (done: number) => void): Promise<ByUri>;
