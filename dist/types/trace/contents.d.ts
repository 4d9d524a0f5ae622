/** Bytes as raw DEFLATE in Base64. */
export declare function packed(bytes: Uint8Array): string;
/** What was packed; undefined where it is no DEFLATE, or more than any document. */
export declare function unpacked(content: string): Buffer | undefined;
/** What was packed, where it is this version. */
export declare function unpackedVersion(content: string, blob: string): Buffer | undefined;
