/** The dotted name of the module that a file outside of the workspace is, by the file's name in artifacts. */
export declare function moduleOfFile(uri: string): string;
