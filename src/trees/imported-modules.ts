// Sources may be hostile, so the patterns must take linear time: a failed match never reads beyond the start of the
// next statement. `logicalLine` joins a comment that ends in a backslash to the next line, but Python does not. So
// `STATEMENT_START` also accepts the start of a line after a comment.
const BLANK = '(?:[ \\t\\f]|\\\\\\n)';
// Only these bytes are white space. Other bytes, such as 0xA0, may be a part of a name in UTF-8.
const SPACE = ' \\t\\f\\v\\n';
const STATEMENT_START = `(?:^|[;:]|(?<=#[^\\n]*\\n))${BLANK}*`;
const STATEMENT = new RegExp(
  `${STATEMENT_START}(?:lazy${BLANK}+)?(?:from(?:${BLANK}+|(?=\\.))(?<module>[^;:#'"${SPACE}\\\\](?:[^;:#'"]*?[^;:#'"${SPACE}])?)(?:${BLANK}+|(?<=\\.))import\\b|import${BLANK}+(?<modules>(?:\\\\\\n|[^#;\\n])+))`,
  'gu',
);

/** An import of a module, or of names from it. */
export interface ImportedModule {
  /** The dotted name, such as `a.b`. A relative name has leading dots, such as `..a`. */
  readonly module: string;
  /** The imported names; `*` for all, empty for `import a`. Also contains `as`, aliases, and words of comments. */
  readonly names: readonly string[];
}

/** Returns the imported modules, with duplicates. Finds some imports in strings too: extra names do no harm. */
export function importedModules(source: Buffer): readonly ImportedModule[] {
  const found: ImportedModule[] = [];
  const text = textOf(source);
  // A search for the keyword is much faster than a pattern over the whole text.
  for (let at = text.indexOf(KEYWORD); at !== -1;) {
    const { start, end } = logicalLine(text, at);
    for (const match of text.slice(start, end).matchAll(STATEMENT)) {
      const { module, modules } = match.groups ?? {};
      if (module !== undefined) {
        const names = namesFrom(text, start + match.index + match[0].length, end);
        for (const name of dottedName(module)) found.push({ module: name, names });
      }
      for (const one of modules?.split(',') ?? [])
        for (const name of dottedName(withoutAlias(one))) found.push({ module: name, names: [] });
    }
    at = text.indexOf(KEYWORD, end);
  }
  return found;
}

function namesFrom(text: string, from: number, end: number): readonly string[] {
  OPENING.lastIndex = from;
  const isInParentheses = OPENING.test(text);
  const list = isInParentheses
    ? text.slice(from, closingOf(text, OPENING.lastIndex))
    : (text.slice(from, end).split(/[;:#]/u, 1)[0] ?? '');
  const words = NOT_ASCII.test(list) ? Buffer.from(list, 'latin1').toString('utf8') : list;
  return words.match(/\*|[\p{XIDS}_]\p{XIDC}*/gu) ?? [];
}

const OPENING = new RegExp(`${BLANK}*\\(`, 'uy');

/**
 * Returns the offset of the next parenthesis outside comments, or the text's length. An opening parenthesis also ends
 * a list of names, because these lists are not nested.
 */
function closingOf(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === ')' || text[at] === '(') return at;
    if (text[at] === '#') at = endOfLine(text, at);
  }
  return text.length;
}

const KEYWORD = 'import';

function withoutAlias(name: string): string {
  return name.split(/[ \t\f\n]as[ \t\f\\]/u, 1)[0] ?? '';
}

/** Returns the offsets of the line around `at`, with the lines that a backslash joins to this line. */
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

function dottedName(words: string): readonly string[] {
  const text = NOT_ASCII.test(words) ? Buffer.from(words, 'latin1').toString('utf8') : words;
  const parts = text.replaceAll('\\\n', ' ').split('.');
  const name = parts.map((part) => part.trim()).join('.');
  return name === '' || /\s/u.test(name) ? [] : [name];
}

const NOT_ASCII = /[^\0-\u007F]/u;
const BYTE_ORDER_MARK = '\u00EF\u00BB\u00BF';

/** Decodes each byte as one character, which is faster than UTF-8. Removes a byte order mark. Ends lines with LF. */
function textOf(source: Buffer): string {
  const all = source.toString('latin1');
  const text = all.startsWith(BYTE_ORDER_MARK) ? all.slice(BYTE_ORDER_MARK.length) : all;
  return text.includes('\r') ? text.replaceAll(/\r\n?/gu, '\n') : text;
}
