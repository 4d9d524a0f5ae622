import { decodeSource, type DecodedText } from '../../text/decode.ts';
import { encodeSource, encodingOfNew, firstLost } from '../../text/encode.ts';
import { lineIndex } from '../../text/line-index.ts';
import { encodingConflict } from './refusals.ts';

/**
 * The text of a file that is about to be edited.
 *
 * @throws LanserError E/APPLY_CONFLICT where the text does not give the file's bytes back.
 */
export function openedSource(uri: string, bytes: Uint8Array): DecodedText {
  const source = decodeSource(bytes);
  const lost = firstLost(bytes, source);
  if (lost === undefined) return source;
  throw encodingConflict(uri, source.encoding, 'before', lineIndex(source.text).positionAt(lost));
}

/**
 * The bytes of a text in the encoding that the file has; of a new file, in the one that its text declares.
 *
 * @throws LanserError E/APPLY_CONFLICT where nobody would read the text from them again.
 */
export function sourceBytes(uri: string, text: string, source: DecodedText | undefined): Uint8Array {
  const encoding = source ?? encodingOfNew(text);
  const encoded = encodeSource(text, encoding);
  if (encoded.kind === 'encoded') return encoded.bytes;
  throw encodingConflict(uri, encoding.encoding, 'after', lineIndex(text).positionAt(encoded.offset));
}
