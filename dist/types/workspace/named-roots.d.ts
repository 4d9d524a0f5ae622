/**
 * Places of this machine by the names that artifacts use for them. The workspace itself has the
 * empty name, so that its files are plain relative paths.
 */
export interface NamedRoots {
    /** The artifact's name of a file: `src/a.py`, `typeshed:stdlib/builtins.pyi`, `site-packages:x.py`. */
    nameOf(absolutePath: string): string;
    nameOfUri(uri: string): string;
    /** A text of the server with every path of this machine replaced. */
    withoutPaths(text: string): string;
}
export interface RootEntry {
    /** '' for the workspace. */
    readonly name: string;
    /** Absolute. */
    readonly path: string;
    /** Leave texts alone: the path is one that code may well mention, such as `/usr`. */
    readonly onlyLocations?: boolean;
}
/** The first entry that holds a path names it, so the narrower root comes first. */
export declare function namedRoots(entries: readonly RootEntry[]): NamedRoots;
