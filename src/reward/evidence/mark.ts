import type { Span } from '../../syntax/definition.ts';

/** A place in a source that can make diagnostics go away without making the code better. */
export interface Mark extends Span {
  readonly kind: 'any' | 'cast' | 'directive' | 'suppression';
  /** What it says, however it is spaced: `type: ignore[arg-type]`. */
  readonly form: string;
  /** The code that it belongs to, however it is spaced: by this it is known again where it moves. */
  readonly code: string;
  /** How many diagnostics it hides, as far as it says that; 0 for what is no comment. */
  readonly hides: number;
  /** Hides whatever there is. */
  readonly isBlanket?: true;
  /** Makes a checker stricter, so that its removal is what counts. */
  readonly isStrict?: true;
}

/** The code of a line, without the comment that begins at `end` and however it is spaced. */
export function codeOfLine(text: string, at: number, end: number): string {
  const start = Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf('\r', at - 1)) + 1;
  return text.slice(start, end).replaceAll(/\s+/gu, ' ').trim();
}

export function endOfLine(text: string, at: number): number {
  const end = text.slice(at).search(/[\r\n]/u);
  return end === -1 ? text.length : at + end;
}
