import type { Bundle } from '../../model/bundle.ts';
import type { RequestEvent } from '../../model/generated/trace.ts';
import type { RootTokens } from '../../trace/root-tokens.ts';
import type { WorkspaceSession } from '../operations/workspace-session.ts';
/** Calls what a recorded request was made by. @throws LanserError E/SCHEMA_INVALID. */
export declare function callAgain(session: WorkspaceSession, { seq, call }: RequestEvent, tokens: RootTokens): Promise<Bundle>;
/** Whether the operation reads files in ways of its own, and may write them. */
export declare function changesFiles({ call }: RequestEvent): boolean;
