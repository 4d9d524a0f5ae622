export type DecodedUtf8 =
  | { readonly kind: 'decoded'; readonly text: string }
  /** `text` is the text before the first invalid byte sequence, which starts at the offset `byte`. */
  | { readonly kind: 'malformed'; readonly text: string; readonly byte: number };

/** Decodes UTF-8 and removes the byte order mark, or returns the position of the first invalid byte sequence. */
export function decodeUtf8(bytes: Uint8Array): DecodedUtf8 {
  try {
    return { kind: 'decoded', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return firstFault(bytes);
  }
}

/** Returns true if bytes look like UTF-16: they begin with its byte order mark, or one of the first two is NUL. */
export function isUtf16([first, second]: Uint8Array): boolean {
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return isMarked || first === 0 || second === 0;
}

const REPLACEMENT = '\uFFFD';

function firstFault(bytes: Uint8Array): DecodedUtf8 {
  const text = new TextDecoder().decode(bytes);
  let byte = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  let from = 0;
  for (;;) {
    const at = text.indexOf(REPLACEMENT, from);
    if (at < 0) return { kind: 'malformed', text, byte: bytes.length };
    byte += Buffer.byteLength(text.slice(from, at));
    const isItself = bytes[byte] === 0xef && bytes[byte + 1] === 0xbf && bytes[byte + 2] === 0xbd;
    if (!isItself) return { kind: 'malformed', text: text.slice(0, at), byte };
    byte += 3;
    from = at + 1;
  }
}
