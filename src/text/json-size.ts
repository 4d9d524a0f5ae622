import { endOfString } from './scan-json.ts';

/** The size of a JSON text, measured without parsing. The numbers are meaningless for any other text. */
export interface JsonSize {
  /** Levels of nesting; 1 for an object of scalars. */
  readonly depth: number;
  /** An upper bound on the number of values. */
  readonly values: number;
}

const [QUOTE, COMMA] = [0x22, 0x2c];
const [OPENING_BRACE, OPENING_BRACKET, CLOSING_BRACE, CLOSING_BRACKET] = [0x7b, 0x5b, 0x7d, 0x5d];

export function jsonSize(text: string): JsonSize {
  let [depth, deepest, values] = [0, 0, 1];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) at = endOfString(text, at);
    else if (unit === COMMA) values += 1;
    else if (unit === OPENING_BRACE || unit === OPENING_BRACKET) {
      values += 1;
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (unit === CLOSING_BRACE || unit === CLOSING_BRACKET) depth -= 1;
  }
  return { depth: deepest, values };
}
