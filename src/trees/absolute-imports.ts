// A comment that ends with a backslash ends its line, so each line may start a statement.
const BLANK = '(?:[ \\t\\f]|\\\\\\n)';
const STATEMENT_START = `(?:^|[;:])${BLANK}*`;
const STATEMENT = new RegExp(
  `${STATEMENT_START}(?:from${BLANK}+(?<module>[^.;:#'"][^;:#'"]*?)${BLANK}+import\\b|import${BLANK}+(?<modules>(?:\\\\\\n|[^#;\\n])+))`,
  'gmu',
);

/**
 * Returns the names of the modules that a source imports by absolute names, such as `a.b`, with duplicates. Also
 * returns those in strings that look like statements: for a search, one name too many does no harm.
 */
export function absoluteImports(source: Buffer): readonly string[] {
  const names: string[] = [];
  const text = textOf(source);
  // Few lines have the keyword, and the search for it is much faster than a pattern over the whole text.
  for (let at = text.indexOf(KEYWORD); at !== -1;) {
    const { start, end } = logicalLine(text, at);
    for (const { groups } of text.slice(start, end).matchAll(STATEMENT)) {
      const { module, modules } = groups ?? {};
      if (module !== undefined) names.push(...dottedName(module));
      for (const one of modules?.split(',') ?? []) names.push(...dottedName(one.replace(ALIAS, '')));
    }
    at = text.indexOf(KEYWORD, end);
  }
  return names;
}

const KEYWORD = 'import';
const ALIAS = /[ \t\f\n]as[ \t\f\\].*$/su;

/** Returns the line around an offset, with the lines that a backslash joins to it. */
function logicalLine(text: string, at: number): { readonly start: number; readonly end: number } {
  let start = text.lastIndexOf('\n', at) + 1;
  while (text[start - 2] === '\\') start = text.lastIndexOf('\n', start - 2) + 1;
  let end = endOfLine(text, at);
  while (text[end - 1] === '\\' && end < text.length) end = endOfLine(text, end + 1);
  return { start, end };
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
}

/** Returns no name for words that are not a dotted name, as in the sentences of a comment. */
function dottedName(words: string): readonly string[] {
  const text = NOT_ASCII.test(words) ? Buffer.from(words, 'latin1').toString('utf8') : words;
  const name = text
    .replaceAll('\\\n', ' ')
    .replaceAll(/\s*\.\s*/gu, '.')
    .trim();
  return name === '' || /\s/u.test(name) ? [] : [name];
}

const NOT_ASCII = /[^\0-\u007F]/u;
const BYTE_ORDER_MARK = '\u00EF\u00BB\u00BF';

/** Returns the bytes as characters, because decoding them costs more than the search. Lines end with `\n`. */
function textOf(source: Buffer): string {
  const all = source.toString('latin1');
  const text = all.startsWith(BYTE_ORDER_MARK) ? all.slice(BYTE_ORDER_MARK.length) : all;
  return text.includes('\r') ? text.replaceAll(/\r\n?/gu, '\n') : text;
}
