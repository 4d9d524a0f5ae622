import type { Session } from '../../lsp/session.ts';
import { type ServerDefinition } from '../../server/definition.ts';
/**
 * Waits until a server that was just started gives complete answers.
 *
 * @throws LanserError E/LS_TIMEOUT, E/LS_CRASH, E/INTERRUPTED.
 */
export declare function settle(session: Session, definition: ServerDefinition, root: string, readyLine: Promise<void>): Promise<void>;
