import type { TreeFiles } from '../tree-files.ts';
/** Writes configuration files of a tree into a folder of our own, with what they extend. */
export declare function writeConfiguration(files: TreeFiles, names: readonly string[], folder: string): Promise<void>;
