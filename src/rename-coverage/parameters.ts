import type { Definition, Span } from '../syntax/definition.ts';
import { sameSpan } from '../syntax/spans.ts';
import type { Token } from '../syntax/token.ts';
import type { SourceDocument } from '../selector/source.ts';
import { afterBrackets, codeBetween, OPENING, wordOf } from './code-tokens.ts';
import { scopeOfName } from './scope-of-name.ts';
import { classOfMethod } from './member-of.ts';

/** A parameter that callers can pass by name. */
export interface Parameter {
  readonly function: Definition;
  /** The span of the name in the signature. */
  readonly nameSpan: Span;
}

/** Returns the parameter that the name at an offset declares or refers to, if callers can pass it by name. */
export function parameterAt(
  source: Pick<SourceDocument, 'definitions' | 'lines' | 'nodes' | 'statementAt' | 'tokens'>,
  offset: number,
): Parameter | undefined {
  const scope = scopeOfName(source, offset);
  if (scope === undefined) return undefined;
  const owner = source.definitions.find(({ kind, span }) => kind === 'function' && sameSpan(span, scope));
  const name = /^\p{XIDC}*/u.exec(source.lines.text.slice(offset))?.[0] ?? '';
  return owner && parameterNamed(source, owner, name);
}

/** Returns the parameter that callers can pass by this name, if any. */
export function parameterNamed(
  source: Pick<SourceDocument, 'definitions' | 'lines' | 'tokens'>,
  owner: Definition,
  name: string,
): Parameter | undefined {
  const { text } = source.lines;
  const normalized = name.normalize('NFKC');
  const nameSpan = namedByCallers(source, owner).find(
    (token) => wordOf(text, token).normalize('NFKC') === normalized,
  );
  return nameSpan && { function: owner, nameSpan: { start: nameSpan.start, end: nameSpan.end } };
}

/** Returns the names of parameters. Omits parameters before `/`, starred parameters, and `self` or `cls`. */
function namedByCallers(
  source: Pick<SourceDocument, 'definitions' | 'lines' | 'tokens'>,
  owner: Definition,
): readonly Token[] {
  const { text } = source.lines;
  const tokens = codeBetween(source, owner.nameSpan.end, owner.signature?.end ?? owner.nameSpan.end);
  const opening = wordOf(text, tokens[0]) === '[' ? afterBrackets(text, tokens, 0) : 0;
  if (wordOf(text, tokens[opening]) !== '(') return [];
  const end = afterBrackets(text, tokens, opening) - 1;
  const items = opening + 1;
  const first = takesObject(source, owner) ? afterItem(text, tokens, items, end) : items;
  let found: Token[] = [];
  for (let at = first; at < end; at = afterItem(text, tokens, at, end)) {
    const token = tokens[at];
    if (token?.kind === 'word') found.push(token);
    if (wordOf(text, token) === '/') found = [];
  }
  return found;
}

/** Returns true for a method whose first parameter receives the instance or the class. */
function takesObject(
  { definitions, lines }: Pick<SourceDocument, 'definitions' | 'lines'>,
  owner: Definition,
): boolean {
  if (classOfMethod(definitions, owner) === undefined) return false;
  return !/@\s*staticmethod\b/u.test(lines.text.slice(owner.span.start, owner.nameSpan.start));
}

/** Returns the index after the comma that follows a parameter; `end` for the last parameter. */
function afterItem(text: string, tokens: readonly Token[], from: number, end: number): number {
  let at = from;
  let inLambda = false;
  while (at < end) {
    const word = wordOf(text, tokens[at]);
    if (word === ',' && !inLambda) return at + 1;
    if (word === 'lambda') inLambda = true;
    if (word === ':') inLambda = false;
    at = OPENING.has(word) ? afterBrackets(text, tokens, at) : at + 1;
  }
  return at;
}
