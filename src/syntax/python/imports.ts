import type { Span } from '../definition.ts';
import type { Token } from '../token.ts';
import { pythonStatements } from './statements.ts';

/** A name in a text; `name` is its normalised identifier. */
export interface Name extends Span {
  readonly name: string;
}

/** A module after `import`. The span excludes the alias. */
export interface ImportedModule extends Span {
  readonly parts: readonly Name[];
  readonly alias: Name | undefined;
}

/** A name after `from … import`. The span includes the alias. */
export interface ImportedName extends Span {
  readonly imported: Name;
  readonly alias: Name | undefined;
}

/** A statement such as `import a.b as c, d`. */
export interface PlainImport extends Span {
  readonly kind: 'import';
  readonly modules: readonly ImportedModule[];
}

/** A statement such as `from .a import b as c`. */
export interface FromImport extends Span {
  readonly kind: 'from';
  /** The number of leading dots. */
  readonly level: number;
  readonly parts: readonly Name[];
  /** The span of the dots and the module's name. */
  readonly module: Span;
  /** The imported names; none for a star import. */
  readonly names: readonly ImportedName[];
  readonly isStar: boolean;
}

export type ImportStatement = PlainImport | FromImport;

/** Returns the import statements. Reads tokens, because a syntax error elsewhere may affect the syntax tree. */
export function readImports(text: string, allTokens: readonly Token[]): readonly ImportStatement[] {
  const tokens = allTokens.filter(({ start }) => text[start] !== '\\');
  return pythonStatements(text, tokens).flatMap((statement) => importsIn(text, statement));
}

/** Searches the whole statement, because an import may follow a colon, as in `if x: import y`. */
function importsIn(text: string, tokens: readonly Token[]): readonly ImportStatement[] {
  const found: ImportStatement[] = [];
  for (let at = 0; at < tokens.length;) {
    const reader = readerOf(text, tokens, at);
    const statement = readStatement(text, reader);
    if (statement !== undefined) found.push(statement);
    at = statement === undefined ? at + 1 : reader.at();
  }
  return found;
}

/** Returns a word in the NFKC form, in which Python compares names. */
export function identifierOf(word: string): string {
  return word.normalize('NFKC');
}

/** A position in the tokens of a statement. */
interface Reader {
  readonly at: () => number;
  /** Returns the text of the next token; empty at the end. */
  readonly word: () => string;
  readonly take: () => Token | undefined;
  /** Returns the span from the start token to the last token that `take` returned. */
  readonly span: () => Span;
}

function readerOf(text: string, tokens: readonly Token[], from: number): Reader {
  let at = from;
  return {
    at: () => at,
    word: () => text.slice(tokens[at]?.start ?? text.length, tokens[at]?.end),
    take: () => tokens[at++],
    span: () => ({ start: tokens[from]?.start ?? 0, end: tokens[at - 1]?.end ?? 0 }),
  };
}

function readStatement(text: string, reader: Reader): ImportStatement | undefined {
  const keyword = reader.word();
  if (keyword === 'from') return readFrom(text, reader);
  if (keyword !== 'import') return undefined;
  reader.take();
  const modules = list(reader, () => readModule(text, reader));
  return modules && { kind: 'import', ...reader.span(), modules };
}

function readFrom(text: string, reader: Reader): FromImport | undefined {
  reader.take();
  let first: Token | undefined;
  let last: Token | undefined;
  let level = 0;
  while (/^\.+$/u.test(reader.word())) {
    last = reader.take();
    first ??= last;
    level += last === undefined ? 0 : last.end - last.start;
  }
  const parts = reader.word() === 'import' ? [] : readDotted(text, reader);
  const start = first?.start ?? parts?.[0]?.start;
  const end = parts?.at(-1)?.end ?? last?.end;
  if (parts === undefined || start === undefined || end === undefined) return undefined;
  if (reader.word() !== 'import') return undefined;
  reader.take();
  const common = { kind: 'from', level, parts, module: { start, end } } as const;
  if (reader.word() === '*') {
    reader.take();
    return { ...common, ...reader.span(), names: [], isStar: true };
  }
  const isInParentheses = reader.word() === '(';
  if (isInParentheses) reader.take();
  const names = list(reader, () => readImportedName(text, reader));
  if (names === undefined || (isInParentheses && reader.word() !== ')')) return undefined;
  if (isInParentheses) reader.take();
  return { ...common, ...reader.span(), names, isStar: false };
}

/** Reads items that commas separate. Allows a comma before `)`. Returns undefined if an item is broken. */
function list<Item>(reader: Reader, read: () => Item | undefined): readonly Item[] | undefined {
  const items: Item[] = [];
  for (;;) {
    const item = read();
    if (item === undefined) return undefined;
    items.push(item);
    if (reader.word() !== ',') return items;
    reader.take();
    if (reader.word() === ')') return items;
  }
}

function readModule(text: string, reader: Reader): ImportedModule | undefined {
  const parts = readDotted(text, reader);
  const [first, last] = [parts?.[0], parts?.at(-1)];
  if (parts === undefined || first === undefined || last === undefined) return undefined;
  const alias = readAlias(text, reader);
  return alias === null ? undefined : { start: first.start, end: last.end, parts, alias };
}

function readImportedName(text: string, reader: Reader): ImportedName | undefined {
  const imported = readName(text, reader);
  if (imported === undefined) return undefined;
  const alias = readAlias(text, reader);
  if (alias === null) return undefined;
  return { start: imported.start, end: alias?.end ?? imported.end, imported, alias };
}

/** Returns undefined without an alias, and null if `as` has no name. */
function readAlias(text: string, reader: Reader): Name | null | undefined {
  if (reader.word() !== 'as') return undefined;
  reader.take();
  return readName(text, reader) ?? null;
}

function readDotted(text: string, reader: Reader): readonly Name[] | undefined {
  const parts: Name[] = [];
  for (;;) {
    const part = readName(text, reader);
    if (part === undefined) return undefined;
    parts.push(part);
    if (reader.word() !== '.') return parts;
    reader.take();
  }
}

/** These keywords are not names. A read ends at a misplaced keyword, so all reads together take linear time. */
const KEYWORDS: ReadonlySet<string> = new Set(['as', 'from', 'import']);

function readName(text: string, reader: Reader): Name | undefined {
  const word = reader.word();
  const token = reader.take();
  if (token?.kind !== 'word' || KEYWORDS.has(word)) return undefined;
  return {
    start: token.start,
    end: token.end,
    name: identifierOf(text.slice(token.start, token.end) || word),
  };
}
