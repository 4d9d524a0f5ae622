/** The Python files of a workspace and the folders that hold them, by path relative to it. */
export interface ModuleTree {
    readonly files: ReadonlySet<string>;
    readonly folders: ReadonlySet<string>;
}
/** A file or a folder that gets another path, and what else goes with it. */
export interface Move {
    readonly oldPath: string;
    readonly newPath: string;
    readonly before: ModuleTree;
    readonly after: ModuleTree;
    /** A stub beside a source that moves, or a source beside a stub: one module is one thing. */
    readonly companion: {
        readonly oldPath: string;
        readonly newPath: string;
    } | undefined;
    /** The path afterwards, of a file or a folder. */
    readonly pathAfter: (name: string) => string;
}
export declare function moveOf(files: readonly string[], oldPath: string, newPath: string, isFolder: boolean): Move;
/** What a module is, whether it is a file or a folder with an `__init__`: its path without endings. */
export declare function placeOf(file: string): string;
/** The folder of a path; empty for the workspace. */
export declare function folderOf(name: string): string;
