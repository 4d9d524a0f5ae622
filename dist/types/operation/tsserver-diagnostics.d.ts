import type { Diagnostic } from 'vscode-languageserver-protocol';
import type { Session } from '../lsp/session.ts';
import type { ServerView } from './server-view.ts';
/** Whether this server passes on questions to tsserver, which can be asked where it itself only pushes. */
export declare function canAskTsserver({ capabilities }: Session): boolean;
/** Makes tsserver read again what is on disk; what is asked afterwards is answered afterwards. */
export declare function rereadByTsserver(session: Session, request: string): Promise<Session>;
export declare function tsserverDiagnostics({ name, session, limits }: ServerView, uri: string): Promise<readonly Diagnostic[]>;
