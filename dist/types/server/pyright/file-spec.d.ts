/** One entry of `include` or `exclude`, compiled as Pyright compiles it. */
export interface FileSpec {
    /** The topmost folder or file without a wildcard; absolute. */
    readonly root: string;
    readonly pattern: RegExp;
    readonly crossesFolders: boolean;
}
/**
 * Source: Pyright 1.1.414, `getFileSpec` (uriUtils). `**`, `*` and `?` are its only wildcards, and a
 * backslash separates folders on every system.
 */
export declare function compileFileSpec(directory: string, spec: string, caseSensitive: boolean): FileSpec;
export declare function matchesAny(specs: readonly FileSpec[], absolute: string): boolean;
