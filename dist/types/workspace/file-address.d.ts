/** What a URI or a name of a file says, before any file system is asked. */
export type FileAddress = {
    readonly kind: 'address';
    /** Absolute, where the parts start. */
    readonly start: string;
    /** Without empty and `.` parts; `..` where it was written. */
    readonly parts: readonly string[];
    /** It ends in a separator, so that only a folder can be meant. */
    readonly isFolder: boolean;
} | {
    readonly kind: 'none';
    readonly why: 'malformed' | 'scheme' | 'disguised';
};
/**
 * Reads a `file:` URI, an absolute path, or a name relative to `root`, which is not percent-encoded. A name
 * that begins like a URI is written with `./` before it. What another program could read in another way is
 * no address: parts that are `..` or hold a separator once they are decoded; in a URI `..`, `?` and `#`.
 */
export declare function fileAddress(root: string, uri: string): FileAddress;
