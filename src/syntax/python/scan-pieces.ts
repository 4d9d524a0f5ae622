/** Matches strings, comments, brackets and line feeds. Strings come first, so that their content is ignored. */
export const PIECE: RegExp =
  /[rbuft]{0,2}(?:"""(?:[^\\]|\\.)*?"""|'''(?:[^\\]|\\.)*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|#[^\n]*|[([{\n)\]}]/gisu;

/**
 * Like {@link PIECE}, for a text with an unclosed string. A string does not include a line that starts a
 * definition.
 */
export const UNCLOSED_PIECE: RegExp =
  /[rbuft]{0,2}(?:"""(?:(?!\n[ \t\f]*(?:(?:async[ \t]+)?def|class)[ \t]+[\p{XIDS}_])(?:[^\\]|\\.))*?"""|'''(?:(?!\n[ \t\f]*(?:(?:async[ \t]+)?def|class)[ \t]+[\p{XIDS}_])(?:[^\\]|\\.))*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|#[^\n]*|[([{\n)\]}]/gisu;

/**
 * Matches the start of a definition on its own line. No expression contains one, so an open bracket before it
 * is unclosed.
 */
export const STATEMENT: RegExp = /\n[ \t\f]*(?:(?:async[ \t]+)?def|class)[ \t]+[\p{XIDS}_]/uy;
