import type { WorkspacePath } from '../model/brand.ts';
/**
 * The files that file names and globs mean, relative to the workspace, sorted by code unit and
 * without repeats. A folder means the Python files below it.
 *
 * @throws LanserError E/NOT_FOUND where an argument names nothing, E/JAIL where it leaves the workspace.
 */
export declare function expandFiles(root: string, from: string, patterns: readonly string[], endings: readonly string[]): Promise<readonly WorkspacePath[]>;
