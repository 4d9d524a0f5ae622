/** Matches tokens that affect brackets and lines. Strings come first, so that their content is ignored. */
export const PIECE: RegExp =
  /[rbuft]{0,2}(?:"""(?:[^\\]|\\.)*?"""|'''(?:[^\\]|\\.)*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|#[^\n]*|[([{\n)\]}]/gisu;

/** The same for a text with an unclosed string: here a string does not include the line of a definition. */
export const UNCLOSED_PIECE: RegExp =
  /[rbuft]{0,2}(?:"""(?:(?!\n[ \t\f]*(?:(?:async[ \t]+)?def|class)[ \t]+[\p{XIDS}_])(?:[^\\]|\\.))*?"""|'''(?:(?!\n[ \t\f]*(?:(?:async[ \t]+)?def|class)[ \t]+[\p{XIDS}_])(?:[^\\]|\\.))*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|#[^\n]*|[([{\n)\]}]/gisu;

/** No expression continues with these words: a bracket before them is unclosed. */
export const STATEMENT: RegExp = /\n[ \t\f]*(?:(?:async[ \t]+)?def|class)[ \t]+[\p{XIDS}_]/uy;
