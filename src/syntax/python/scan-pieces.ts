import type { Span } from '../definition.ts';

/** Matches brackets and line feeds outside strings and comments. Also matches each string and comment as a whole. */
export const PIECE: RegExp =
  /[rbuft]{0,2}(?:"""(?:[^\\]|\\.)*?"""|'''(?:[^\\]|\\.)*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|#[^\n]*|[([{\n)\]}]/gisu;

/**
 * Matches as {@link PIECE} does, except triple-quoted strings that contain the start of a definition. Use this
 * expression if a triple-quoted string may be unclosed: PIECE would end it at the quotes of the next such string.
 */
export const UNCLOSED_PIECE: RegExp =
  /[rbuft]{0,2}(?:"""(?:(?!\n[ \t\f]*(?:(?:async[ \t]+)?def|class)[ \t]+[\p{XIDS}_])(?:[^\\]|\\.))*?"""|'''(?:(?!\n[ \t\f]*(?:(?:async[ \t]+)?def|class)[ \t]+[\p{XIDS}_])(?:[^\\]|\\.))*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|#[^\n]*|[([{\n)\]}]/gisu;

/** Matches a line feed before a definition. No definition is in brackets, so a bracket open here is unclosed. */
export const STATEMENT: RegExp = /\n[ \t\f]*(?:(?:async[ \t]+)?def|class)[ \t]+[\p{XIDS}_]/uy;

/** Replaces spans of a text with blanks. The spans must be in order and must not overlap. */
export function blank(text: string, spans: readonly Span[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of spans) {
    parts.push(text.slice(from, start), ' '.repeat(end - start));
    from = end;
  }
  return parts.join('') + text.slice(from);
}
