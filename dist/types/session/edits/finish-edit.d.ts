import type { WorkspaceSession } from '../operations/workspace-session.ts';
import type { EditIntent, EditProgress } from './edit-intent.ts';
import type { EditOptions } from './edit-options.ts';
/**
 * The one way of every edit that a server or a caller asks for: into the jail, to a plan, and on as a plan.
 *
 * @throws LanserError E/JAIL, E/APPLY_CONFLICT, E/CONTENT_MODIFIED, and those of {@link carryOut}.
 */
export declare function finishEdit(session: WorkspaceSession, intent: EditIntent, options: EditOptions, progress: EditProgress): Promise<void>;
