/** The bytes of one document, not looked into. */
export interface DocumentPiece {
    /** One-based line of the file at which it begins. */
    readonly startLine: number;
    /** Whether the file holds a document per line. */
    readonly isLine: boolean;
    /** Undefined where it is longer than a document may be. */
    readonly bytes: Buffer | undefined;
}
/** More than V8 has room for in one string is a document to nobody; this is half of it. */
export declare const LONGEST_DOCUMENT: number;
/**
 * Cuts a stream into its documents: one, or one per line that is not blank. Holds one document at a time.
 *
 * @param layout of `either`, it is lines where the first one that is not blank is JSON by itself and more
 *   follows.
 */
export declare function documentPieces(chunks: AsyncIterable<Uint8Array>, layout: 'either' | 'lines' | 'one'): AsyncGenerator<DocumentPiece>;
/** A text without its byte order mark. */
export declare function withoutMark(text: string): string;
