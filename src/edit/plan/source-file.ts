import { decodeSource, type DecodedText } from '../../text/decode.ts';
import { encodeSource, encodingOfNew, firstLost } from '../../text/encode.ts';
import { lineIndex } from '../../text/line-index.ts';
import { encodingConflict } from './refusals.ts';

/**
 * Decodes a file that is about to be edited.
 *
 * @throws LanserError E/APPLY_CONFLICT if the text does not encode to the same bytes.
 */
export function openedSource(uri: string, bytes: Uint8Array): DecodedText {
  const source = decodeSource(bytes);
  const lost = firstLost(bytes, source);
  if (lost === undefined) return source;
  throw encodingConflict(uri, source.encoding, 'before', lineIndex(source.text).positionAt(lost));
}

/**
 * Encodes a text in the file's encoding; for a new file, in the encoding that its text declares.
 *
 * @throws LanserError E/APPLY_CONFLICT if the bytes would not decode to the same text.
 */
export function sourceBytes(uri: string, text: string, source: DecodedText | undefined): Uint8Array {
  const encoding = source ?? encodingOfNew(text);
  const encoded = encodeSource(text, encoding);
  if (encoded.kind === 'encoded') return encoded.bytes;
  throw encodingConflict(uri, encoding.encoding, 'after', lineIndex(text).positionAt(encoded.offset));
}
