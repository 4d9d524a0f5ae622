/**
 * A folder and those below it, each held from the first time it is entered: what is done by a path of `at`
 * is done in that very folder, and no link on the way is followed, whoever renames folders meanwhile.
 * Paths are relative, in POSIX form; '' is the top.
 */
export interface HeldTree extends Disposable {
    /** Where a call finds this entry. Good until the next `trim`, `forget` or disposal. */
    at(entry: string): string;
    /** Where a call finds this folder itself. */
    inside(folder: string): string;
    /** Flushes the names that the folder holds. */
    flush(folder: string): void;
    /** Lets go of folders above a number that any process may hold open. */
    trim(): void;
    /** The folder has been moved or removed on purpose, with all below it. */
    forget(folder: string): void;
    /** Every folder that was entered still stands at its path, without a link on the way. */
    confirm(): void;
}
/** Linux reaches into an open folder by this path, which is `openat` for every call that takes a path. */
export declare const DESCRIPTORS = "/proc/self/fd";
export declare const HAS_DESCRIPTORS: boolean;
/**
 * Holds a folder, absolute and without links.
 *
 * Entering a folder that is a link throws LanserError E/JAIL, one that is another folder than before
 * E/CONTENT_MODIFIED; other failures are those of the system. Without descriptors as paths (macOS,
 * Windows) every folder on the way is looked at before and, by `confirm`, after.
 */
export declare function holdTree(top: string, byDescriptor?: boolean): HeldTree;
/** The folder that an entry is in; '' is the top. */
export declare function parentOf(entry: string): string;
