/**
 * A name as a file system sees it that minds neither case nor Unicode form: two names that are one there
 * have one folded name. A few more do too (`ß` and `ss`), since file systems differ in what they fold.
 */
export declare function foldedName(name: string): string;
