import type { WorkspacePath } from '../model/brand.ts';
/**
 * The files below a folder whose names end in one of these, relative to it, sorted by code unit. Left
 * out are links, Python environments and whatever begins with a dot: Git's own files, tools' caches, our
 * own folder.
 */
export declare function sourceTree(root: string, endings: readonly string[]): Promise<readonly WorkspacePath[]>;
