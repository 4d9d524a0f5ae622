/**
 * Folders relative to the repository's root, in POSIX form, without repeats.
 *
 * @throws LanserError E/JAIL for one that is outside of the repository.
 */
export declare function normaliseWorkingDirectories(directories: readonly string[]): readonly string[];
