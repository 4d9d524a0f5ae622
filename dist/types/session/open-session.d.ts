import type { SessionOptions, WorkspaceSession } from './operations/workspace-session.ts';
import { type WorkspaceSettings } from './settings/workspace-settings.ts';
/**
 * Reads the settings of a folder, absolute with links resolved, unless they were read, and makes everything
 * that waits for requests.
 */
export declare function openWorkspaceSession(root: string, options: SessionOptions, read?: WorkspaceSettings): Promise<WorkspaceSession & AsyncDisposable>;
