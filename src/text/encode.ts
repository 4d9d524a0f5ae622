import iconv from 'iconv-lite';
import { decodeSource, type DecodedText } from './decode.ts';

export type EncodedText =
  | { readonly kind: 'encoded'; readonly bytes: Uint8Array }
  /** `offset` is where the text and what its bytes would be read as part. */
  | { readonly kind: 'unsayable'; readonly offset: number };

type Encoding = Pick<DecodedText, 'encoding' | 'byteOrderMark'>;

/** The bytes of a source in an encoding, where {@link decodeSource} reads the same text from them. */
export function encodeSource(text: string, { encoding, byteOrderMark }: Encoding): EncodedText {
  const whole = byteOrderMark ? `\uFEFF${text}` : text;
  const bytes = bytesOf(whole, encoding);
  const offset = firstDifference(whole, wholeTextOf(bytes));
  if (offset === undefined) return { kind: 'encoded', bytes };
  return { kind: 'unsayable', offset: Math.max(0, offset - (byteOrderMark ? 1 : 0)) };
}

/** The encoding that a new source has by its own words. */
export function encodingOfNew(text: string): Encoding {
  const { encoding } = decodeSource(Buffer.from(text));
  // A byte order mark that the text begins with is a character of it.
  return { encoding, byteOrderMark: false };
}

/** Where in its text a decoded source's bytes would not come back; undefined where all do. */
export function firstLost(
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
