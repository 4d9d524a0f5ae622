/** Files that a package manager writes to pin what it has resolved; it is the one to change them. */
export declare const LOCK_FILES: readonly string[];
