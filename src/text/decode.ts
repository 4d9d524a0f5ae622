import iconv from 'iconv-lite';

/** A document's text without its byte order mark. */
export interface DecodedText {
  readonly text: string;
  /** The encoding's name as declared, or `utf-8`. */
  readonly encoding: string;
  readonly byteOrderMark: boolean;
}

/** Decodes UTF-8 or, without a byte order mark, a supported declared encoding (PEP 263). Bad bytes become U+FFFD. */
export function decodeSource(bytes: Uint8Array): DecodedText {
  const byteOrderMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(byteOrderMark ? 3 : 0);
  const declared = byteOrderMark ? undefined : declaredEncoding(body);
  if (declared === undefined || !isSourceEncoding(declared)) {
    return { text: body.toString('utf8'), encoding: 'utf-8', byteOrderMark };
  }
  return { text: iconv.decode(body, declared), encoding: declared, byteOrderMark };
}

// Python's keywords and operators consist of the printable characters of ASCII.
const ASCII = Array.from({ length: 0x5f }, (_, index) => String.fromCodePoint(0x20 + index)).join('');

/** Returns true for a known encoding other than UTF-8 in which printable ASCII characters have their ASCII bytes. */
function isSourceEncoding(name: string): boolean {
  if (/^utf[-_]?8(?:$|[-_])/iu.test(name) || !iconv.encodingExists(name)) return false;
  const shown = iconv.decode(Buffer.from(ASCII), name);
  // Accepts ISO 646-JP, which has a yen sign instead of the backslash and an overline instead of the tilde.
  return shown.replaceAll('¥', '\\').replaceAll('‾', '~') === ASCII;
}

const DECLARATION = /^[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)/u;
const BLANK = /^[ \t\f]*(?:#.*)?$/u;

/** Returns the encoding that a PEP 263 comment in line 1 declares, or in line 2 if line 1 has no code. */
function declaredEncoding(bytes: Buffer): string | undefined {
  const [first = '', second = ''] = bytes
    .subarray(0, 1024)
    .toString('latin1')
    .split(/\r\n|\r|\n/u);
  const declaration = DECLARATION.exec(first) ?? (BLANK.test(first) ? DECLARATION.exec(second) : null);
  return declaration?.[1];
}
