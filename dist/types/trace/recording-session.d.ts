import type { Session } from '../lsp/session.ts';
import type { FrameLog } from './frames.ts';
import type { RootTokens } from './root-tokens.ts';
/** A server's session that says everything it is asked, and what comes of that, to a log. */
export declare function recordingSession(session: Session, server: string, tokens: RootTokens, log: FrameLog): Session;
/** A document that is open for a question, as a frame says it. */
export declare function openedParams(uri: string, text: string, tokens: RootTokens): unknown;
export declare function changeOf(uri: string, text: string, tokens: RootTokens): unknown;
