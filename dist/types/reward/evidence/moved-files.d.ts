/** What became of files between two sides. A file that moved with at least half of its lines neither came nor went. */
export interface FileChanges {
    /** Files of before that are nowhere after. */
    readonly deleted: readonly string[];
    /** Files that went where nobody checks them. */
    readonly strayed: readonly {
        readonly from: string;
        readonly to: string;
    }[];
    /** Files of after that were nowhere before. */
    readonly added: readonly string[];
}
type Texts = ReadonlyMap<string, string>;
/** @param isLost whether a file that moved from one place to the other is checked no more. */
export declare function fileChanges(before: Texts, after: Texts, isLost?: (from: string, to: string) => boolean): FileChanges;
/** The lines of texts that say something, each text taken apart once. */
export declare function keepLines(): (text: string) => ReadonlySet<string>;
export {};
