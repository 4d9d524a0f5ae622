/** Whether a file is there; absolute paths. */
export type IsFile = (file: string) => Promise<boolean>;
/**
 * The files that a module's name means under these roots, at most one per root: a package before a
 * module of the same name, and sources before stubs. Folders without an `__init__` are namespace
 * packages: they lead to modules and are none.
 */
export declare function moduleFiles(roots: readonly string[], name: string, isFile: IsFile): Promise<readonly string[]>;
