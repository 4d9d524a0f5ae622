import type { WorkspacePath } from '../model/brand.ts';
/**
 * The files that file names and globs mean, relative to the workspace, sorted by code unit and
 * without repeats, also of one file under two names. A folder means the Python files below it. A link
 * is taken where an argument names it; folders and globs do not find any.
 *
 * @throws LanserError E/NOT_FOUND where an argument names nothing, E/JAIL where it leaves the
 * workspace, E/INTERRUPTED.
 */
export declare function expandFiles(root: string, from: string, patterns: readonly string[], endings: readonly string[], signal?: AbortSignal): Promise<readonly WorkspacePath[]>;
