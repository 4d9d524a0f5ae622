/** What is copied of a tree. Paths are relative to it, with slashes. */
export interface CopiedTree {
    readonly from: string;
    readonly to: string;
    /** The files that Git knows; undefined outside of a repository. */
    readonly listed: ReadonlySet<string> | undefined;
    /** Files that are needed whatever they are. */
    readonly needed: Iterable<string>;
    readonly signal: AbortSignal;
}
/**
 * Copies what a server may read as a source of a workspace. Environments and installed packages become links to
 * the original. What the user may not read, and what vanishes meanwhile, no server of the user's reads.
 *
 * @throws LanserError E/FS_PERMISSIONS where the copy cannot be written.
 */
export declare function copyTree(tree: CopiedTree): Promise<void>;
