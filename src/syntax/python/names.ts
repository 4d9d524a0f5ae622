const IDENTIFIER = /^[\p{XIDS}_]\p{XIDC}*$/u;

/** Python's keywords (docs.python.org/3/reference/lexical_analysis.html#keywords). Soft keywords are valid names. */
const KEYWORDS: ReadonlySet<string> = new Set(
  `False None True and as assert async await break class continue def del elif else except finally for from
   global if import in is lambda nonlocal not or pass raise return try while with yield`.split(/\s+/u),
);

export function isIdentifier(word: string): boolean {
  return IDENTIFIER.test(word);
}

export function isKeyword(word: string): boolean {
  return KEYWORDS.has(word);
}
