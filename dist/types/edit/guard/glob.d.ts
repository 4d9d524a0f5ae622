/** A glob over paths that are relative to the workspace. */
export interface PathGlob {
    readonly text: string;
    /** Whether it means this path. */
    matches(path: string): boolean;
    /** Whether it means this path, or any folder that the path is below. */
    covers(path: string): boolean;
    /** It names a folder outright, so that all that is below is meant too. */
    readonly namesFolder: boolean;
}
/**
 * Reads a glob as `.gitignore` does: without a slash it matches a name in any folder, with one it starts at
 * the workspace. Paths and globs are compared in Unicode's composed form.
 *
 * @throws LanserError E/USAGE for a text that is no glob, or that could never match.
 */
export declare function readGlob(text: string, options?: {
    readonly nocase?: boolean;
}): PathGlob;
