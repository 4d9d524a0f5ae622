import type { TreeReader } from './tree-reader.ts';
/**
 * The tree below a folder, which is absolute and has no links in its own name.
 *
 * @throws LanserError E/FS_PERMISSIONS where something is there and cannot be read.
 */
export declare function folderReader(root: string): TreeReader;
