import type { WorkspacePath } from '../../model/brand.ts';
import type { TreeReader } from './tree-reader.ts';
/** A file of the tree as the steps so far leave it; the same one wherever it is moved. */
export interface VirtualFile {
    readonly kind: 'file';
    /** Where it lies in the real tree; undefined of one that a step creates. */
    readonly origin: WorkspacePath | undefined;
    /** The real file whose place a created one takes, so that it keeps all but its bytes. */
    readonly replaces: VirtualFile | undefined;
    place: Place | undefined;
}
export interface VirtualFolder {
    readonly kind: 'folder';
    readonly origin: WorkspacePath | undefined;
    /** What is known of it; undefined: gone. What is not known yet is as in the real tree. */
    readonly entries: Map<string, VirtualEntry | undefined>;
    /** Whether all regular files below are known. */
    isListed: boolean;
    place: Place | undefined;
}
export type VirtualEntry = VirtualFile | VirtualFolder;
interface Place {
    readonly folder: VirtualFolder;
    readonly name: string;
}
/** The tree as steps leave it that have not been taken. */
export interface VirtualTree {
    at(path: WorkspacePath): Promise<VirtualEntry | undefined>;
    /** Puts an entry at a path where nothing is, with the folders on the way; false where a file is in the way. */
    put(path: WorkspacePath, entry: VirtualEntry): Promise<boolean>;
    filesBelow(entry: VirtualEntry): Promise<readonly VirtualFile[]>;
    /** Whether a folder holds anything at all, links and what tools put there included. */
    holdsAnything(folder: VirtualFolder): Promise<boolean>;
}
export declare function virtualTree(reader: TreeReader): VirtualTree;
export declare function createdFile(replaces?: VirtualFile): VirtualFile;
/** Takes an entry out of the tree. */
export declare function detach(entry: VirtualEntry): void;
/** Where a file lies after the steps so far; undefined where it is gone, or what held it is. */
export declare function pathOf(entry: VirtualEntry): WorkspacePath | undefined;
export {};
