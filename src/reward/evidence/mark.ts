import type { Span } from '../../syntax/definition.ts';

/** A place in a source that can remove diagnostics without improving the code. */
export interface Mark extends Span {
  readonly kind: 'any' | 'cast' | 'directive' | 'suppression';
  /** Its text with normalised spacing: `type: ignore[arg-type]`. */
  readonly form: string;
  /** The code to which it belongs, with normalised spacing. It identifies a moved mark. */
  readonly code: string;
  /** The number of diagnostics that it hides, as far as its text shows it; 0 if it is not a comment. */
  readonly hides: number;
  /** True if it hides all diagnostics. */
  readonly isBlanket?: true;
  /** True if it makes a checker stricter, so that its removal is evidence. */
  readonly isStrict?: true;
}

/** Returns the code of a line up to `end`, with normalised spacing. */
export function codeOfLine(text: string, at: number, end: number): string {
  const start = Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf('\r', at - 1)) + 1;
  return text.slice(start, end).replaceAll(/\s+/gu, ' ').trim();
}

export function endOfLine(text: string, at: number): number {
  const end = text.slice(at).search(/[\r\n]/u);
  return end === -1 ? text.length : at + end;
}
