import type { Workspace } from './workspace.ts';
import type { WorkspaceOptions } from './operations/workspace-session.ts';
/**
 * Opens a folder. Its configuration and the user's are read once; servers are started when they are first
 * asked, and end with the workspace.
 *
 * @throws LanserError E/USAGE (no folder), E/CONFIG, E/FS_PERMISSIONS.
 */
export declare function openWorkspace(folder: string, options: WorkspaceOptions): Promise<Workspace>;
