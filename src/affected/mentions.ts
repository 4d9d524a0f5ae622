import { identifierOf } from '../syntax/python/imports.ts';
import { isKeyword } from '../syntax/python/names.ts';
import type { SourceToken } from './logical-lines.ts';
import { isString, type Statement } from './statements.ts';

/** The names in a part of a source, including names in strings, because a string may be an annotation. */
export interface Mentions {
  /** The first part of each dotted name, and each name without dots. */
  readonly names: Set<string>;
  /**
   * Complete names, such as `a` or `a.b.c`. Each may be a module that is used as a value. A name in a string is
   * added only before a dot that is not a part of the name: `"(a).b"` adds `a`, but `"a.b"` adds nothing.
   */
  readonly values: Set<string>;
  /** `root.attribute` for the first attribute of a name, such as `a.b` in `a.b.c`. */
  readonly attributes: Set<string>;
  /** `root.attribute` for each later attribute, such as `a.c` in `a.b.c`. */
  readonly deepAttributes: Set<string>;
}

export function noMentions(): Mentions {
  return { names: new Set(), values: new Set(), attributes: new Set(), deepAttributes: new Set() };
}

/** Matches dotted names. The second group matches a later dot that is not a part of the name, as in `(a).b`. */
const DOTTED_NAME =
  /([\p{IDS}_\u2E2F][\p{IDC}\u2E2F]*(?:\s*\.\s*[\p{IDS}_\u2E2F][\p{IDC}\u2E2F]*)*)([\s)]*\.)?/gu;

const ESCAPE =
  /\\(?:x(?<hex>[\da-fA-F]{2})|u(?<short>[\da-fA-F]{4})|U(?<long>[\da-fA-F]{8})|(?<octal>[0-7]{1,3})|\r\n?|\n|(?<other>\\))/gu;

/** Decodes the escapes that can be a part of a name, because Pyright decodes them in annotations. */
export function withoutEscapes(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replaceAll(ESCAPE, (_, ...captured) => {
    const { hex, short, long, octal, other = '' } = captured.at(-1) as Partial<Record<string, string>>;
    const digits = hex ?? short ?? long;
    if (digits === undefined && octal === undefined) return other;
    const code = digits === undefined ? Number.parseInt(octal ?? '', 8) : Number.parseInt(digits, 16);
    return code > 0x10_ff_ff ? ' ' : String.fromCodePoint(code);
  });
}

export function addMentions(mentions: Mentions, tokens: readonly SourceToken[]): void {
  let path: string[] = [];
  let isImport = false;
  const finish = (): void => {
    addPath(mentions, path);
    if (path.length > 0) mentions.values.add(path.join('.'));
    path = [];
  };
  for (const [index, { kind, text }] of tokens.entries()) {
    const isAttribute = tokens[index - 1]?.text === '.' && tokens[index - 1]?.kind === 'operator';
    // In a class in an `__init__` file, Pyright makes the module of `from .module import name` a class attribute too.
    const isModule = isAttribute && tokens[index - 2]?.text === 'from';
    if (kind === 'word' && isAttribute && !isModule) {
      if (path.length > 0) path.push(text);
      continue;
    }
    if (kind === 'operator' && text === '.') continue;
    finish();
    if (kind === 'word' && text === 'import') isImport = true;
    // The token for a line end closes the import statement.
    if (kind === 'operator' && text.startsWith('\n')) isImport = false;
    if (kind === 'word' && !isKeyword(text)) path = [text];
    // In a class, `import package.module` makes the package an attribute of the class.
    if ((isImport || isModule) && path.length > 0) mentions.values.add(text);
    if (kind !== 'string') continue;
    for (const [, dotted = '', cut] of withoutEscapes(text).matchAll(DOTTED_NAME)) {
      const parts = identifierOf(dotted).split(/\s*\.\s*/u);
      addPath(mentions, parts);
      if (cut !== undefined) mentions.values.add(parts.join('.'));
    }
  }
  finish();
}

function addPath({ names, attributes, deepAttributes }: Mentions, path: readonly string[]): void {
  const [root, first, ...others] = path;
  if (root === undefined) return;
  names.add(root);
  if (first !== undefined) attributes.add(`${root}.${first}`);
  for (const other of others) deepAttributes.add(`${root}.${other}`);
}

export function addAll(to: Mentions, from: Mentions): void {
  for (const kind of ['names', 'values', 'attributes', 'deepAttributes'] as const) {
    for (const name of from[kind]) to[kind].add(name);
  }
}

/** Returns the mentions whose first name is not in `roots`. */
export function withoutRoots(
  { names, values, attributes, deepAttributes }: Mentions,
  roots: ReadonlySet<string>,
): Mentions {
  const kept = (paths: ReadonlySet<string>): Set<string> =>
    new Set([...paths].filter((path) => !roots.has(path.split('.', 1)[0] ?? '')));
  return {
    names: kept(names),
    values: kept(values),
    attributes: kept(attributes),
    deepAttributes: kept(deepAttributes),
  };
}

/** Adds the names in a file. Omits imports and string statements, such as docstrings. */
export function addFileMentions(mentions: Mentions, suite: readonly Statement[]): void {
  for (const statement of suite) {
    const { keyword, decorators, tokens, suite: inner = [] } = statement;
    // `SourceImports.importKeys` covers the names in imports.
    if (keyword === 'import' || keyword === 'from' || isString(statement)) continue;
    addMentions(mentions, decorators);
    addMentions(mentions, tokens);
    addFileMentions(mentions, inner);
  }
}
