import type { TreeEntry } from './trees.ts';
/**
 * The links of a tree that lead, through other links too, to a file or folder of the same tree:
 * link path to the final path, which is no link. Decided on the tree alone, never on a file system.
 */
export declare function resolveLinks(entries: readonly TreeEntry[], targets: ReadonlyMap<string, string>): ReadonlyMap<string, string>;
