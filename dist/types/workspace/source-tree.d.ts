import type { WorkspacePath } from '../model/brand.ts';
/**
 * The files below a folder whose names end in one of these, relative to it, sorted by code unit. Left
 * out are links, Python environments and whatever begins with a dot: Git's own files, tools' caches, our
 * own folder; and what `exclude` means.
 */
export declare function sourceTree(root: string, endings: readonly string[], exclude?: readonly string[]): Promise<readonly WorkspacePath[]>;
/**
 * All files below a folder, whatever they are, relative to it, sorted by code unit. Left out are links, Python
 * environments, what tools put there, and Git's own files.
 */
export declare function everyFile(root: string): Promise<readonly WorkspacePath[]>;
/** The files that globs mean, relative to the folder; one that means a folder means all in it. */
export declare function excludedFiles(root: string, globs: readonly string[]): Promise<ReadonlySet<string>>;
