/** A name as Git writes it in a patch: as it is, or as a string of C where it holds what may mislead. */
export declare function gitName(name: string): string;
