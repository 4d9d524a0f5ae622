import type { ConfigurationChange } from '../model/report.ts';
import type { LinesOf } from './position-map.ts';
import type { Sides } from './sides.ts';
/** Both sides as folders, head under base's configuration of the server. */
export interface TreesOnDisk {
    /** Absolute. */
    readonly before: string;
    readonly after: string;
    /** Configuration files that head changes, and that have no effect on the check for it. */
    readonly configurationChanges: readonly ConfigurationChange[];
    /** Writes another tree under the same configuration into a folder that is not there yet; absolute. */
    write(tree: string, folder: string): Promise<void>;
    /** The same with all contents, as somebody would have them who edits; Git's attributes are base's too. */
    writeWhole(tree: string, folder: string): Promise<void>;
}
export declare function writeTrees(sides: Sides, scratch: string, workingDirectories: readonly string[], signal: AbortSignal): Promise<TreesOnDisk>;
/** Lines of a tree's files by their path relative to it, read once each. */
export declare function readLines(tree: string, uris: Iterable<string>): Promise<LinesOf>;
