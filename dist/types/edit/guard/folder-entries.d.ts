import type { Refusal } from './jail-reasons.ts';
import { type NodesByName, type TreeNode } from './tree-node.ts';
/** What a folder holds while the steps of an edit are done in the mind. */
export interface FolderEntries {
    /** As the disk has it. */
    readonly onDisk: NodesByName;
    readonly now: NodesByName;
    /** Whether, and how, it is a repository of its own: it is one, or it holds a `.git` of any kind. */
    repository(): 'git-directory' | 'nested-repository' | undefined;
    /** Names now that differ from this one only by case or Unicode form. */
    alike(name: string): readonly string[];
    put(name: string, node: TreeNode): void;
    take(name: string): void;
}
export declare function openFolder(disk: string | Buffer | undefined): FolderEntries | Refusal;
