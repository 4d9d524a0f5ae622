import type { WorkspacePath } from '../../model/brand.ts';
/** What a plan counts with; a link is none of them, and nothing lies behind one. */
export type EntryKind = 'file' | 'folder';
/** The tree that a plan is made for or applied to. */
export interface TreeReader {
    /** The bytes of a regular file; undefined where none is. */
    read(path: WorkspacePath): Promise<Uint8Array | undefined>;
    kindOf(path: WorkspacePath): Promise<EntryKind | undefined>;
    /** Whether a regular file is executable for its owner. */
    isExecutable(path: WorkspacePath): Promise<boolean>;
    /** Everything that a folder holds, links included. */
    namesIn(folder: WorkspacePath): Promise<readonly string[]>;
    /** The regular files in a folder and the folders in it, but for what tools put there and Git's own. */
    filesBelow(folder: WorkspacePath): Promise<readonly WorkspacePath[]>;
}
