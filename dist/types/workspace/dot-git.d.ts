/**
 * Whether some file system takes this name for `.git`, after the rules of `verify_path` in Git's
 * read-cache.c, which refuses such names in an index. Where `\` separates, each piece is a name.
 */
export declare function isDotGit(name: string): boolean;
/** Whether a folder that holds exactly these names is a Git directory: of a bare repository, or one moved away. */
export declare function isGitDirectory(has: (name: string) => boolean): boolean;
