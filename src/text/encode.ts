import iconv from 'iconv-lite';
import { decodeSource, type DecodedText } from './decode.ts';

export type EncodedText =
  | { readonly kind: 'encoded'; readonly bytes: Uint8Array }
  /** `offset` is the position of the first character that encoding and then decoding would change. */
  | { readonly kind: 'unencodable'; readonly offset: number };

type Encoding = Pick<DecodedText, 'encoding' | 'byteOrderMark'>;

/** Encodes a source. Returns `unencodable` if {@link decodeSource} would read a different text from the bytes. */
export function encodeSource(text: string, { encoding, byteOrderMark }: Encoding): EncodedText {
  const whole = byteOrderMark ? `\uFEFF${text}` : text;
  const bytes = bytesOf(whole, encoding);
  const offset = firstDifference(whole, wholeTextOf(bytes));
  if (offset === undefined) return { kind: 'encoded', bytes };
  return { kind: 'unencodable', offset: Math.max(0, offset - (byteOrderMark ? 1 : 0)) };
}

/** Returns the encoding that a new source declares, or UTF-8. */
export function encodingOfNew(text: string): Encoding {
  const { encoding } = decodeSource(Buffer.from(text));
  // A byte order mark of a new text is already its first character, so the encoder must not add one.
  return { encoding, byteOrderMark: false };
}

/** Returns the offset of the first character whose bytes a re-encoding changes; undefined if all bytes stay equal. */
export function firstUnencodable(
  bytes: Uint8Array,
  { text, encoding, byteOrderMark }: DecodedText,
): number | undefined {
  let at = byteOrderMark ? 3 : 0;
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytesOf(text, encoding).equals(body.subarray(at))) return undefined;
  let offset = 0;
  for (const character of text) {
    const part = bytesOf(character, encoding);
    if (!part.equals(body.subarray(at, at + part.length))) return offset;
    at += part.length;
    offset += character.length;
  }
  return offset;
}

function bytesOf(text: string, encoding: string): Buffer {
  return encoding === 'utf-8' ? Buffer.from(text) : iconv.encode(text, encoding);
}

function wholeTextOf(bytes: Uint8Array): string {
  const { text, byteOrderMark } = decodeSource(bytes);
  return byteOrderMark ? `\uFEFF${text}` : text;
}

function firstDifference(left: string, right: string): number | undefined {
  if (left === right) return undefined;
  for (let offset = 0; ; offset += 1) if (left[offset] !== right[offset]) return offset;
}
