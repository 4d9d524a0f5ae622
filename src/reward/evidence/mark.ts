import type { Span } from '../../syntax/definition.ts';

/** A suppression, cast or other code that may hide diagnostics; also a comment that makes a checker stricter. */
export interface Mark extends Span {
  readonly kind: 'any' | 'cast' | 'directive' | 'dynamic' | 'suppression';
  /** The mark in a normal form, for example `type: ignore[arg-type]`. */
  readonly form: string;
  /**
   * The affected line with normalised spacing; in Python, without the suppression comment. For a directive, which
   * applies to the whole file, the same as `form`. Identifies the mark after the line has moved.
   */
  readonly code: string;
  /** The number of hidden diagnostics according to the text: 2 for `type: ignore[a, b]`, and 0 for a cast. */
  readonly hides: number;
  /** True if the mark hides all diagnostics of a line or file, not only those of named rules. */
  readonly isBlanket?: true;
  /** True for a comment that makes a checker stricter. Removing it can hide diagnostics. */
  readonly isStrict?: true;
}

/** Returns the text from the start of the line of `at` up to `end`, with normalised spacing. */
export function codeOfLine(text: string, at: number, end: number): string {
  // Does not use `lastIndexOf`: in a file that contains only LF, a search for CR would read all text before `at`.
  let start = at;
  while (start > 0 && text[start - 1] !== '\n' && text[start - 1] !== '\r') start -= 1;
  return text.slice(start, end).replaceAll(/\s+/gu, ' ').trim();
}

/** Returns the offset of the first line break from `at` on; without one, the length of the whole text. */
export function endOfLine(text: string, at: number): number {
  const end = text.slice(at).search(/[\r\n]/u);
  return end === -1 ? text.length : at + end;
}

export function startOfNextLine(text: string, at: number): number {
  const end = endOfLine(text, at);
  return Math.min(end + (text.startsWith('\r\n', end) ? 2 : 1), text.length);
}
