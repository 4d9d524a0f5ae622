/** A document's text without its byte order mark. */
export interface DecodedText {
    readonly text: string;
    /** The encoding's name as it was given, or `utf-8`. */
    readonly encoding: string;
    readonly byteOrderMark: boolean;
}
/**
 * Decodes a source text: UTF-8, unless its first two lines declare another encoding as PEP 263 lets
 * Python sources do. Bytes that the encoding does not know become U+FFFD; an unknown encoding is read
 * as UTF-8.
 */
export declare function decodeSource(bytes: Uint8Array): DecodedText;
