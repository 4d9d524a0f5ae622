import type { Host } from '../model/host.ts';
/**
 * Places of this machine by the names that artifacts use for them. The workspace itself has the
 * empty name, so that its files are plain relative paths.
 */
export interface NamedRoots {
    /** The narrower before the wider. */
    readonly entries: readonly RootEntry[];
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
    /** Files in it have other names: the folder tells who runs this, and is replaced in texts. */
    readonly onlyTexts?: boolean;
}
/** The first entry that holds a path names it, so the narrower root comes first. */
export declare function namedRoots(entries: readonly RootEntry[]): NamedRoots;
/** The user's home folder as a root; none where it is not known, or everything. */
export declare function homeRoots({ env }: Pick<Host, 'env'>): readonly RootEntry[];
