import { containsSpan } from '../../syntax/spans.ts';
import { readImports, type ImportStatement } from '../../syntax/python/imports.ts';
import type { Definition, Span } from '../../syntax/definition.ts';
import type { SourceDocument } from '../source.ts';
import { codeTokens, depthChange, literalValue, tokensIn, type CodeToken } from './literal-tokens.ts';
import type { ModuleReference } from './module-imports.ts';

/** An attribute that `__getattr__` may take from a module: for `{"Circle": "pkg.shapes"}`, `pkg.shapes.Circle`. */
export interface LazyAttribute extends ModuleReference {
  readonly imported: string;
  /** The span of the string literal with the name that `__getattr__` receives. */
  readonly span: Span;
}

/** A name whose value `__getattr__` may return, as in `return shapes.Circle`. The module itself binds `shapes`. */
export interface OwnName {
  readonly own: readonly string[];
  /** The span of the string literal with the name that `__getattr__` receives. */
  readonly span: Span;
}

/** The maximum number of string literals to read for one name. */
const MAX_MENTIONS = 100;

/** Returns the attributes that `__getattr__` may return for a name. The caller checks that they exist. */
export function lazyAttributes(document: SourceDocument, name: string): readonly (LazyAttribute | OwnName)[] {
  const tokens = codeTokens(document);
  const mentions = tokens.flatMap((token, index) => (literalValue(token) === name ? [index] : []));
  return mentions
    .slice(0, MAX_MENTIONS)
    .flatMap((index) => [
      ...attributesOfValue(tokens, index, name),
      ...attributesOfKey(tokens, index, name),
      ...attributesOfCondition(document, tokens, index),
    ]);
}

/** Returns the attributes to which a dictionary may map `name`. `nameSpan` spans the dictionary's variable. */
export function tableAttributes(
  document: SourceDocument,
  { nameSpan }: Definition,
  name: string,
): readonly LazyAttribute[] {
  const tokens = codeTokens(document);
  const from = tokens.findIndex(({ start }) => start === nameSpan.start);
  const equals = tokens.findIndex(({ text }, index) => index > from && text === '=');
  if (from === -1 || equals === -1) return [];
  let depth = 0;
  let mentions = 0;
  const found: LazyAttribute[] = [];
  for (let at = equals + 1; at < tokens.length && mentions < MAX_MENTIONS; at += 1) {
    depth += depthChange(tokens[at]);
    if (depth > 0 && literalValue(tokens[at]) === name) {
      mentions += 1;
      found.push(...attributesOfValue(tokens, at, name), ...attributesOfKey(tokens, at, name));
    }
    if (depth === 0) break;
  }
  return found;
}

/** Reads `{"X": "pkg.x"}`, `{"X": "pkg.x.X"}`, `{"X": "pkg.x:X"}` and `{"X": ("pkg.x", "X")}`. */
function attributesOfValue(
  tokens: readonly CodeToken[],
  index: number,
  name: string,
): readonly LazyAttribute[] {
  if (tokens[index + 1]?.text !== ':') return [];
  const isTuple = '(['.includes(tokens[index + 2]?.text ?? ' ');
  const at = index + (isTuple ? 3 : 2);
  const module = literalValue(tokens[at]);
  if (module === undefined) return [];
  const attribute = isTuple && tokens[at + 1]?.text === ',' ? literalValue(tokens[at + 2]) : undefined;
  const last = Math.max(module.lastIndexOf('.'), module.lastIndexOf(':'));
  return [
    ...references(tokens[index], module, name),
    ...(attribute === undefined ? [] : references(tokens[index], module, attribute)),
    ...(last > 0 ? references(tokens[index], module.slice(0, last), module.slice(last + 1)) : []),
  ];
}

/** Reads `{"x": ["X", "Y"]}`: the key of the list is the module. */
function attributesOfKey(
  tokens: readonly CodeToken[],
  index: number,
  name: string,
): readonly LazyAttribute[] {
  let at = index - 1;
  while (at >= 0 && (tokens[at]?.text === ',' || tokens[at]?.kind === 'string')) at -= 1;
  if (depthChange(tokens[at]) !== 1 || tokens[at - 1]?.text !== ':') return [];
  const module = literalValue(tokens[at - 2]);
  return module === undefined ? [] : references(tokens[index], module, name);
}

/** Reads the branch after `if name == "X"` or `case "X"`: a returned name, or the module in `import_module(".x")`. */
function attributesOfCondition(
  document: SourceDocument,
  tokens: readonly CodeToken[],
  index: number,
): readonly (LazyAttribute | OwnName)[] {
  if (!isCondition(tokens[index - 1])) return [];
  const token = tokens[index];
  const around = document.definitions.find(
    ({ path, span }) => path.join('.') === '__getattr__' && token !== undefined && containsSpan(span, token),
  );
  if (token === undefined || around === undefined) return [];
  const next = tokens.find((each) => isCondition(each) && each.start > token.end);
  const branch = { start: token.end, end: Math.min(next?.start ?? around.span.end, around.span.end) };
  const name = literalValue(token) ?? '';
  const { text } = document.lines;
  const value = /\breturn[ \t]+(?<path>[\p{XIDS}_][\p{XIDC}.]*)[ \t]*(?:#.*)?$/mu
    .exec(text.slice(branch.start, branch.end))
    ?.groups?.['path']?.split('.');
  if (value !== undefined) {
    const bound = readImports(text, tokensIn(tokens, branch)).flatMap((each) => boundBy(each, value, token));
    if (bound.length > 0 || isLocal(document, around, value)) return bound;
    return [{ own: value, span: { start: token.start, end: token.end } }];
  }
  const call = tokens.findIndex((each) => each.text === 'import_module' && containsSpan(branch, each));
  const module = call < 0 ? undefined : literalValue(tokens[call + 2]);
  return module === undefined ? [] : references(token, module, name);
}

/** Returns true if the module does not define the first part of the name, or `__getattr__` assigns this part. */
function isLocal(
  { definitions, lines }: SourceDocument,
  { span }: Definition,
  [first = '']: readonly string[],
): boolean {
  const assigned = new RegExp(String.raw`(?<![\p{XIDC}.])${first}\s*(?::[^=\n]*)?=(?!=)`, 'u');
  return (
    !definitions.some(({ path }) => path.length === 1 && path[0] === first) ||
    assigned.test(lines.text.slice(span.start, span.end))
  );
}

/** Returns the attribute that a `from` import binds to a name without dots. */
function boundBy(
  statement: ImportStatement,
  [first, ...rest]: readonly string[],
  { start, end }: CodeToken,
): readonly LazyAttribute[] {
  if (statement.kind !== 'from' || rest.length > 0) return [];
  const { level, parts, names } = statement;
  const module = parts.map((part) => part.name).join('.');
  return names
    .filter(({ alias, imported }) => (alias ?? imported).name === first)
    .map(({ imported }) => ({ level, name: module, imported: imported.name, span: { start, end } }));
}

function isCondition(token: CodeToken | undefined): boolean {
  return token?.text === '==' || token?.text === 'case';
}

/**
 * Returns the attribute of a module; empty if `module` is not a module name. A name without leading dots may be
 * absolute or relative, so returns one attribute for each case.
 */
function references(
  token: CodeToken | undefined,
  module: string,
  imported: string,
): readonly LazyAttribute[] {
  if (token === undefined) return [];
  const span = { start: token.start, end: token.end };
  const level = /^\.*/u.exec(module)?.[0].length ?? 0;
  const name = module.slice(level);
  if (!/^[\p{XIDS}_][\p{XIDC}.]*$/u.test(name)) return [];
  if (level > 0) return [{ level, name, imported, span }];
  return [
    { level: 0, name, imported, span },
    { level: 1, name, imported, span },
  ];
}
