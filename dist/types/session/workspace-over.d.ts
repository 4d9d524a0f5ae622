import type { Recovered } from '../edit/apply/recover.ts';
import type { WorkspaceSession } from './operations/workspace-session.ts';
import type { Workspace } from './workspace.ts';
/** The operations over a session. `recovered` is what opening it had to take back. */
export declare function workspaceOver(session: WorkspaceSession, recovered: Recovered): Workspace;
