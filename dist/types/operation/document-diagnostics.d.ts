import type { Diagnostic } from 'vscode-languageserver-protocol';
import { type ServerView } from './server-view.ts';
export type ByUri = ReadonlyMap<string, readonly Diagnostic[]>;
/**
 * The diagnostics of open documents, by `file:` URI: asked for where the server can be asked. A server
 * that only pushes is made to push again until it has said the same twice, each time of the version that
 * it was told last; silence is never taken for "none".
 */
export declare function readDocumentDiagnostics(view: ServerView, uris: readonly string[], onFile: (done: number) => void): Promise<ByUri>;
