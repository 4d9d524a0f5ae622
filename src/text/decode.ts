import iconv from 'iconv-lite';

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
export function decodeSource(bytes: Uint8Array): DecodedText {
  const byteOrderMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(byteOrderMark ? 3 : 0);
  const declared = byteOrderMark ? undefined : declaredEncoding(body);
  if (declared === undefined || !isSourceEncoding(declared)) {
    return { text: body.toString('utf8'), encoding: 'utf-8', byteOrderMark };
  }
  return { text: iconv.decode(body, declared), encoding: declared, byteOrderMark };
}

// What Python's own tokens are written in.
const ASCII = Array.from({ length: 0x5f }, (_, index) => String.fromCodePoint(0x20 + index)).join('');

/** Whether sources can be in it: not UTF-8 itself, and none in which Python's own tokens look otherwise. */
function isSourceEncoding(name: string): boolean {
  if (/^utf[-_]?8(?:$|[-_])/iu.test(name) || !iconv.encodingExists(name)) return false;
  const shown = iconv.decode(Buffer.from(ASCII), name);
  // Two Japanese ones show a yen sign and an overline for the backslash and the tilde.
  return shown.replaceAll('¥', '\\').replaceAll('‾', '~') === ASCII;
}

const DECLARATION = /^[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)/u;
const BLANK = /^[ \t\f]*(?:#.*)?$/u;

/** PEP 263: in a comment of the first line, or of the second where the first has no code. */
function declaredEncoding(bytes: Buffer): string | undefined {
  const [first = '', second = ''] = bytes
    .subarray(0, 1024)
    .toString('latin1')
    .split(/\r\n|\r|\n/u);
  const declaration = DECLARATION.exec(first) ?? (BLANK.test(first) ? DECLARATION.exec(second) : null);
  return declaration?.[1];
}
