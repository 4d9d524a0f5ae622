/**
 * Texts on disk, a small file each, for any number of workspaces and processes at once: a key says all
 * that the content depends on, so that nothing is ever changed, only added, and what is missing or
 * unreadable is as if it were not there.
 */
export interface KeyedFiles {
    get(key: string): Promise<string | undefined>;
    put(key: string, content: string): Promise<void>;
    /** Removes the oldest files where what was put has made a folder too large. */
    trim(): Promise<void>;
}
export declare function openKeyedFiles(folder: string, largestFolder?: number): KeyedFiles;
