import type { WorkspaceOptions, WorkspaceSession } from './workspace-session.ts';
/** Reads the settings of a folder, absolute with links resolved, and makes everything that waits for requests. */
export declare function openWorkspaceSession(root: string, options: WorkspaceOptions): Promise<WorkspaceSession & AsyncDisposable>;
