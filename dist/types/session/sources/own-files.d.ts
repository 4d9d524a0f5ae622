import type { WorkspaceOptions } from '../operations/workspace-session.ts';
/**
 * The files that this session writes about the workspace, absolute: what stands in them is no text of the
 * workspace, wherever they are.
 */
export declare function ownFilesOf({ trace, ownFiles }: WorkspaceOptions): ReadonlySet<string>;
