import type { Scanner } from './scanner.ts';

// A terminal may interpret or hide these characters. Without them, a selector is one line and safe to print.
const CONTROL = String.raw`\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}`;
const IN_PATH = new RegExp(`[#?%"@: ${CONTROL}]`, 'gu');
const IN_URI = new RegExp(`[#?"@: ${CONTROL}]`, 'gu');
const IN_SNIPPET = new RegExp(`[#?%"\\\\${CONTROL}]`, 'gu');
const IN_FIND = new RegExp(`[?%${CONTROL}]`, 'gu');
const IN_PARAMETER = new RegExp(`[#?%"&= ${CONTROL}]`, 'gu');

/** Encodes characters that `new URL` reads as an escape, a query or a fragment. */
export const escapeUri = (text: string): string => text.replaceAll(/[%#?]/gu, percentEncode);
/** Encodes the part of a `file:` URI after `file://` and the drive. Keeps the escapes of the URI. */
export const escapeUriPath = (uri: string): string =>
  uri.replaceAll(/%(?![0-9A-Fa-f]{2})/gu, '%25').replaceAll(IN_URI, percentEncode);
export const escapePath = (text: string): string => text.replaceAll(IN_PATH, percentEncode);
export const escapeSnippet = (text: string): string => text.replaceAll(IN_SNIPPET, percentEncode);
export const escapeFind = (text: string): string => text.replaceAll(IN_FIND, percentEncode);
export const escapeParameter = (text: string): string => text.replaceAll(IN_PARAMETER, percentEncode);

export function percentEncode(character: string): string {
  const bytes = new TextEncoder().encode(character);
  return Array.from(bytes, (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
}

const STRICT = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const TRIPLETS = /(?:%[0-9A-Fa-f]{2})+/uy;

/**
 * Decodes the percent-escapes in a part of the scanner's text. Throws a syntax error for a `%` without two
 * hexadecimal digits, and for decoded bytes that are not UTF-8.
 */
export function percentDecode(scanner: Scanner, start: number, end: number): string {
  const { text } = scanner;
  let decoded = '';
  let from = start;
  for (let at = text.indexOf('%', from); at >= 0 && at < end; at = text.indexOf('%', from)) {
    TRIPLETS.lastIndex = at;
    const triplets = TRIPLETS.exec(text)?.[0];
    if (triplets === undefined || at + triplets.length > end) {
      return scanner.fail('two hexadecimal digits after "%" (a "%" itself is written %25)', at + 1);
    }
    const bytes = Uint8Array.from(triplets.slice(1).split('%'), (digits) => Number.parseInt(digits, 16));
    decoded += text.slice(from, at) + decodeUtf8(scanner, bytes, at);
    from = at + triplets.length;
  }
  return decoded + text.slice(from, end);
}

function decodeUtf8(scanner: Scanner, bytes: Uint8Array, at: number): string {
  try {
    return STRICT.decode(bytes);
  } catch {
    return scanner.fail('percent-encoded UTF-8', at);
  }
}
