/** The command of `git fast-import` that removes a path, whatever its bytes. */
export declare function importRemoval(name: Buffer): Buffer;
/**
 * Commands of `git fast-import` that take a file or link of the work tree as it is. Large files that
 * the check reads nothing of are taken as empty: that they are there can matter.
 *
 * @throws LanserError E/FS_PERMISSIONS, E/CONTENT_MODIFIED.
 */
export declare function importFile(root: string, name: string, mayBeGone: boolean): AsyncGenerator<Buffer>;
