/** The reason why a selector does not parse. */
export interface SyntaxFault {
  /** Zero-based, in UTF-16 code units. */
  readonly offset: number;
  /** The character at the offset, as a JSON string, or `end of selector`. */
  readonly found: string;
  /** A description of the expected text, such as `a line` or `"]"`. */
  readonly expected: string;
}

/** The error that aborts parsing. Only code in this folder throws and catches it. */
export class SelectorSyntaxError extends Error {
  readonly fault: SyntaxFault;

  constructor(text: string, offset: number, expected: string) {
    const code = text.codePointAt(offset);
    const found = code === undefined ? 'end of selector' : JSON.stringify(String.fromCodePoint(code));
    super(`expected ${expected} at offset ${offset}, found ${found}`);
    this.fault = { offset, found, expected };
  }
}
