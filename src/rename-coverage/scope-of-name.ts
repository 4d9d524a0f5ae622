import type { Definition, Span } from '../syntax/definition.ts';
import type { SourceDocument } from '../selector/source.ts';
import { memoized } from '../text/memoized.ts';
import { escapeForRegExp } from '../text/regular-expression.ts';
import { enclosing, tokenFrom } from './enclosing.ts';
import { isInBody, isOnSelf } from './member-of.ts';
import { wordOf } from './code-tokens.ts';

type Source = Pick<SourceDocument, 'definitions' | 'nodes' | 'statementAt' | 'tokens' | 'lines'>;

/** Returns the span in which a bound name is visible; undefined for attributes and members of a module or class. */
export function scopeOfName(source: Source, offset: number): Span | undefined {
  if (isAttribute(source, offset)) return undefined;
  return innerScope(source, offset) ?? functionScope(source, offset);
}

function isAttribute(source: Source, offset: number): boolean {
  const around = enclosing(source.definitions, offset);
  if (around?.kind === 'function' && isOnSelf(source, around, offset)) return true;
  return source.lines.text.slice(0, offset).trimEnd().endsWith('.');
}

/** Returns the innermost lambda or comprehension around an offset, if any; for a name before `:=`, only a lambda. */
export function innerScope(source: Source, offset: number): Span | undefined {
  // `:=` binds a name outside of its comprehension, but inside of its lambda.
  const all = source.tokens();
  const isWalrus = wordOf(source.lines.text, all[tokenFrom(all, offset) + 1]) === ':=';
  const kinds = isWalrus ? ['lambda'] : EXPRESSIONS_WITH_NAMES;
  const scopes = kinds.flatMap(nodesOf(source));
  return scopes
    .filter(({ start, end }) => start <= offset && offset < end)
    .toSorted((left, right) => right.start - left.start)[0];
}

/** Caches the nodes of a file, because a file can contain a name many times. */
const nodesOf = memoized(
  (source: Source) =>
    memoized((kind: string) => source.nodes({ start: 0, end: source.lines.text.length }, kind)),
  new WeakMap<Source, (kind: string) => readonly Span[]>(),
);

const EXPRESSIONS_WITH_NAMES: readonly string[] = [
  'lambda',
  'list_comprehension',
  'set_comprehension',
  'dictionary_comprehension',
  'generator_expression',
];

/** Returns the span of the function that binds a name, or of the class or function of a type parameter, if any. */
function functionScope(source: Source, offset: number): Span | undefined {
  const around = enclosing(source.definitions, offset);
  if (around === undefined) return undefined;
  const { kind, span, nameSpan } = around;
  if (kind === 'class') return isInBody(around, offset) || offset < nameSpan.end ? undefined : span;
  const outerDeclaration = declaredOutside(source, around, offset);
  if (outerDeclaration === 'global') return undefined;
  return outerDeclaration === 'nonlocal' ? functionScope(source, nameSpan.start) : span;
}

/** Returns `global` or `nonlocal` if the function declares the name at an offset with this keyword. */
function declaredOutside(
  { definitions, lines: { text } }: Source,
  around: Definition,
  offset: number,
): string | undefined {
  const name = /^[\p{XIDC}_]*/u.exec(text.slice(offset))?.[0] ?? '';
  const isName = new RegExp(String.raw`(?<!\p{XIDC})${escapeForRegExp(name)}(?!\p{XIDC})`, 'u');
  const { start, end } = around.span;
  // The matches do not overlap, and the name is searched only in them. So the search takes linear time.
  for (const { index, 1: word, 2: names } of text.slice(start, end).matchAll(DECLARATION)) {
    if (isName.test(names ?? '') && enclosing(definitions, start + index) === around) return word;
  }
  return undefined;
}

const DECLARATION = /(?<=[\r\n;:][ \t]*)(global|nonlocal)(?=[ \t\\])((?:\\(?:\r\n?|\n)|[^\r\n#;:\\])*)/gu;
