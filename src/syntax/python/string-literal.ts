/** The quotes of a string; `isFormatted` is true for f-strings and t-strings. */
export interface Literal {
  readonly quote: string;
  readonly isFormatted: boolean;
}

export const STRING_START: RegExp = /(?:[fFrRbBuUtT]|[rR][fFtTbB]|[fFtTbB][rR])?(?:"""|'''|"|')/uy;

/** The end of a literal part. A literal part is a format specifier, or the text outside of replacement fields. */
export interface LiteralEnd {
  readonly end: number;
  /** `closed`: `end` is after the quotes. `open`: the line or text ends first. `field`: `end` is at a brace. */
  readonly why: 'closed' | 'open' | 'field';
}

const QUOTES = new Set(['"', "'"]);

/**
 * Finds the end of a literal part as Pyright does. Pyright treats raw strings like other strings here.
 *
 * @param inFormat true for a format specifier: line endings are allowed, and a doubled brace is not an escape.
 */
export function endOfLiteral(
  text: string,
  from: number,
  { quote, isFormatted }: Literal,
  inFormat: boolean,
): LiteralEnd {
  // In `\N{DASH}` the braces belong to the name.
  let isName = false;
  for (let at = from; at < text.length;) {
    const character = text[at] as string;
    const next = text[at + 1] ?? '';
    const isLineEnd = character === '\n' || character === '\r';
    if (character === '\\') {
      if (!isName && next === 'N' && text[at + 2] === '{') {
        isName = true;
        at += 1;
      } else if (isFormatted && !QUOTES.has(next) && !/[\\\r\n]/u.test(next)) at += 1;
      else at += next === '\r' && text[at + 2] === '\n' ? 3 : 2;
    } else if (isLineEnd && quote.length === 1 && !(isFormatted && inFormat)) {
      return { end: at, why: 'open' };
    } else if (text.startsWith(quote, at)) {
      return { end: at + quote.length, why: 'closed' };
    } else if (isName && character === '}') {
      isName = false;
      at += 1;
    } else if (!isName && isFormatted && character === '{') {
      if (inFormat || next !== '{') return { end: at, why: 'field' };
      at += 2;
    } else if (isFormatted && character === '}') {
      if (inFormat || next !== '}') return { end: at, why: 'field' };
      at += 2;
    } else at += 1;
  }
  return { end: text.length, why: 'open' };
}
