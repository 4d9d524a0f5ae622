import { type DecodedText } from './decode.ts';
export type EncodedText = {
    readonly kind: 'encoded';
    readonly bytes: Uint8Array;
}
/** `offset` is where the text and what its bytes would be read as part. */
 | {
    readonly kind: 'unsayable';
    readonly offset: number;
};
type Encoding = Pick<DecodedText, 'encoding' | 'byteOrderMark'>;
/** The bytes of a source in an encoding, where {@link decodeSource} reads the same text from them. */
export declare function encodeSource(text: string, { encoding, byteOrderMark }: Encoding): EncodedText;
/** The encoding that a new source has by its own words. */
export declare function encodingOfNew(text: string): Encoding;
/** Where in its text a decoded source's bytes would not come back; undefined where all do. */
export declare function firstLost(bytes: Uint8Array, { text, encoding, byteOrderMark }: DecodedText): number | undefined;
export {};
