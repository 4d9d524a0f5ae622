/**
 * Folders relative to the repository's root, in POSIX form, without repeats.
 *
 * @throws LanserError E/JAIL for one that is outside of the repository; E/USAGE where one is inside another.
 */
export declare function normaliseWorkingDirectories(directories: readonly string[]): readonly string[];
