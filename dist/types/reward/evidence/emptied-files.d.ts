type Texts = ReadonlyMap<string, string>;
/** Files that are still there, have no code any more, and of which the code did not go elsewhere. */
export declare function emptiedFiles(before: Texts, after: Texts): Promise<readonly string[]>;
export {};
