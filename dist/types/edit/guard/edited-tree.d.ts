import { type FolderEntries } from './folder-entries.ts';
import type { Refusal } from './jail-reasons.ts';
import { type Position } from './position.ts';
import { type TreeNode } from './tree-node.ts';
/**
 * The file system as it is after the steps of an edit that were done so far. Inside the workspace a folder
 * is read once, when it is first needed; outside of it single names are looked at.
 */
export interface EditedTree {
    readonly root: Position;
    /** Where an absolute path starts; `parts` are what is left of it. */
    enter(start: string, parts: readonly string[]): {
        readonly from: Position;
        readonly parts: readonly string[];
    };
    /** Names from the workspace to a place; undefined outside of it. */
    namesTo(place: Position): readonly string[] | undefined;
    /** What has this name, by its own spelling where the file system minds neither case nor form. */
    child(folder: Position, name: string): Position | Refusal | undefined;
    entries(folder: TreeNode): FolderEntries | Refusal;
    /** Puts a node below a folder, with folders on the way. */
    put(folder: Position, names: readonly string[], node: TreeNode): void;
    take(position: Position): void;
}
/** `root` is absolute, with links resolved. */
export declare function editedTree(root: string): EditedTree;
