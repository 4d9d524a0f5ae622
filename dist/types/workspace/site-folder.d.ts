/**
 * A folder of packages with the folders that its `.pth` files add, in the order of `sys.path`.
 * Lines of code are passed over: nothing is run.
 */
export declare function withPathFiles(folder: string, platform: NodeJS.Platform): Promise<readonly string[]>;
/** `name-version` of the distributions in these folders, sorted by code unit, without repeats. */
export declare function installedPackages(folders: readonly string[]): Promise<readonly string[]>;
/** Those that are folders, in order, without repeats. */
export declare function existingFolders(places: readonly string[]): Promise<readonly string[]>;
export declare function isFolder(place: string): Promise<boolean>;
/** Whether a name is taken, be it by a link that leads nowhere. */
export declare function isThere(place: string): Promise<boolean>;
