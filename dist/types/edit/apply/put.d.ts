/** Gives a file a second name that nothing has yet; false where it cannot have one. */
export declare function linkFile(file: string, name: string): boolean;
/** Moves a file to a name that nothing has: what appears there in between is not overwritten. */
export declare function putFile(file: string, name: string): void;
/** The same for what cannot have two names; here a moment is left between the look and the move. */
export declare function putFolder(folder: string, name: string): void;
