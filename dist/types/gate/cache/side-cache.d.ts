/**
 * What was found out about base, kept between runs. Nothing that comes out of it is trusted: what it
 * gives may be missing, damaged, of another version, or made by somebody else.
 */
export interface SideCache {
    /** A failure to read is the same as nothing kept. */
    get(key: string): Promise<string | undefined>;
    /** Never fails: without room or permission nothing is kept. */
    put(key: string, text: string): Promise<void>;
}
/** Entries as files of a folder, for any number of runs at once; the oldest make room for new ones. */
export declare function folderCache(folder: string): SideCache;
