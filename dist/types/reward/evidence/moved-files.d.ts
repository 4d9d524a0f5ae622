/** A file that is gone and one that is new, which are the same one. */
export interface FileChanges {
    /** Files of before that are nowhere after. */
    readonly deleted: readonly string[];
    /** Files of after that were nowhere before. */
    readonly added: readonly string[];
}
type Texts = ReadonlyMap<string, string>;
/** Which files came and went; a file that moved, with at least half of its lines, did neither. */
export declare function fileChanges(before: Texts, after: Texts): FileChanges;
export {};
