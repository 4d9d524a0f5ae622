import { type DecodedText } from '../../text/decode.ts';
/**
 * The text of a file that is about to be edited.
 *
 * @throws LanserError E/APPLY_CONFLICT where the text does not give the file's bytes back.
 */
export declare function openedSource(uri: string, bytes: Uint8Array): DecodedText;
/**
 * The bytes of a text in the encoding that the file has; of a new file, in the one that its text declares.
 *
 * @throws LanserError E/APPLY_CONFLICT where nobody would read the text from them again.
 */
export declare function sourceBytes(uri: string, text: string, source: DecodedText | undefined): Uint8Array;
