export type DecodedUtf8 = {
    readonly kind: 'decoded';
    readonly text: string;
}
/** `text` is what stands before the first byte that is no UTF-8. */
 | {
    readonly kind: 'malformed';
    readonly text: string;
    readonly byte: number;
};
/** UTF-8 to text, or where it stops being UTF-8. A byte order mark stays. */
export declare function decodeUtf8(bytes: Uint8Array): DecodedUtf8;
