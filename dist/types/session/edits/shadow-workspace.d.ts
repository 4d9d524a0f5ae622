import type { WorkspaceSession } from '../operations/workspace-session.ts';
/** A copy of a workspace in a temporary folder, to see what becomes of it. */
export interface ShadowWorkspace extends AsyncDisposable {
    /** The copy's own folder; absolute. */
    readonly root: string;
    /** Opens the copy as it is now, with the environment of the original. */
    open(): Promise<WorkspaceSession & AsyncDisposable>;
}
/**
 * Servers find files on disk, so that a file under another name has to be there. What no server reads as a
 * source of the workspace is not copied, but for the files that are `needed`; these are relative to it.
 *
 * @throws LanserError E/FS_PERMISSIONS where the copy cannot be written.
 */
export declare function shadowWorkspace(session: WorkspaceSession, needed: Iterable<string>): Promise<ShadowWorkspace>;
