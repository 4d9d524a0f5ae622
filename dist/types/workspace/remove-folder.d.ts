/**
 * Removes a folder with all that it holds, also where it may not be read or written, and follows no link.
 * Names are bytes: not every file system has UTF-8.
 */
export declare function removeFolder(place: string | Buffer): void;
