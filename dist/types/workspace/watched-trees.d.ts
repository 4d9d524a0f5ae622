import { type WatchedTree, type WatchOptions } from './watched-tree.ts';
/**
 * Watches a folder, and others that may come later, as one: names are relative to the first, those of the
 * others begin with `../`.
 */
export declare function watchTrees(root: string, besides: () => readonly string[], options: WatchOptions): WatchedTree;
