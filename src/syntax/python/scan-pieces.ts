/** What matters to brackets and lines. Strings come first: what stands in them counts for nothing. */
export const PIECE: RegExp =
  /[rbuft]{0,2}(?:"""(?:[^\\]|\\.)*?"""|'''(?:[^\\]|\\.)*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|#[^\n]*|[([{\n)\]}]/gisu;

/** No expression goes on with these words: a bracket before them was never closed. */
export const STATEMENT: RegExp = /\n[ \t\f]*(?:(?:async[ \t]+)?def|class)[ \t]+[\p{XIDS}_]/uy;
