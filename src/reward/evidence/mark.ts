import type { Span } from '../../syntax/definition.ts';

/** A part of a source that may hide diagnostics, such as a cast, or a comment that makes a checker stricter. */
export interface Mark extends Span {
  readonly kind: 'any' | 'cast' | 'directive' | 'dynamic' | 'suppression';
  /** The mark in a normal form, for example `type: ignore[arg-type]`. Equal marks have equal forms. */
  readonly form: string;
  /** The code around the mark, with normalised spacing; `form` for a directive. Identifies a moved mark. */
  readonly code: string;
  /** The minimum number of diagnostics that the mark hides, read from its text: 2 for `type: ignore[a, b]`. */
  readonly hides: number;
  /** True if the mark hides all diagnostics of its line or file, not only those of named rules. */
  readonly isBlanket?: true;
  /** True if the mark makes a checker stricter, so that removing the mark can hide diagnostics. */
  readonly isStrict?: true;
}

/** Returns the code from the start of the line that contains `at` up to `end`, with normalised spacing. */
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

/** Returns the start of the next line after `at`; in the last line, the length of the whole text. */
export function startOfNextLine(text: string, at: number): number {
  const end = endOfLine(text, at);
  return Math.min(end + (text.startsWith('\r\n', end) ? 2 : 1), text.length);
}
