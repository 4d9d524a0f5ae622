/** Both sides of a file whole, in the form that Git has for what is no text. */
export declare function gitBinaryPatch(before: Uint8Array, after: Uint8Array): string;
