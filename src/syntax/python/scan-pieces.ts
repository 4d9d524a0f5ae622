/** What matters to brackets and lines. Strings come first: what stands in them counts for nothing. */
export const PIECE: RegExp =
  /[rbuft]{0,2}(?:"""(?:[^\\]|\\.)*?"""|'''(?:[^\\]|\\.)*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|#[^\n]*|[([{\n)\]}]/gisu;

/** The same where a string was left open: then none holds the line that a definition begins on. */
export const WARY_PIECE: RegExp =
  /[rbuft]{0,2}(?:"""(?:(?!\n[ \t\f]*(?:(?:async[ \t]+)?def|class)[ \t]+[\p{XIDS}_])(?:[^\\]|\\.))*?"""|'''(?:(?!\n[ \t\f]*(?:(?:async[ \t]+)?def|class)[ \t]+[\p{XIDS}_])(?:[^\\]|\\.))*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|#[^\n]*|[([{\n)\]}]/gisu;

/** No expression goes on with these words: a bracket before them was never closed. */
export const STATEMENT: RegExp = /\n[ \t\f]*(?:(?:async[ \t]+)?def|class)[ \t]+[\p{XIDS}_]/uy;
