import type { Definition, Span } from '../syntax/definition.ts';
import type { Token } from '../syntax/token.ts';
import type { SourceDocument } from '../selector/source.ts';
import { enclosing, tokenFrom } from './enclosing.ts';
import { classOfMethod, isInBody, isOnSelf } from './member-of.ts';
import { wordOf } from './code-tokens.ts';

/** A class and the places of a member in it. */
export interface MemberPlaces {
  readonly class: Definition;
  /** In source order. */
  readonly names: readonly Span[];
}

type Source = Pick<SourceDocument, 'definitions' | 'tokens' | 'lines' | 'statementAt'>;

/** Returns the classes with a member of this name: a method, nested class, bound name, or attribute of `self`. */
export function classesWith(source: Source, name: string): readonly MemberPlaces[] {
  const { definitions, lines } = source;
  const normalized = name.normalize('NFKC');
  const found = new Map<Definition, Span[]>();
  const add = (owner: Definition, span: Span): void => {
    const names = found.get(owner) ?? [];
    found.set(owner, names);
    names.push(span);
  };
  const declared = new Set(
    definitions
      .filter((definition) => definition.name.normalize('NFKC') === normalized)
      .map(({ nameSpan }) => nameSpan.start),
  );
  const tokens = source.tokens();
  for (const [index, { kind, start, end }] of tokens.entries()) {
    if (kind !== 'word' || lines.text.slice(start, end).normalize('NFKC') !== normalized) continue;
    const around = enclosing(definitions, start);
    if (around?.kind === 'class' && isInBody(around, start)) {
      // For a class inside a function, `definitions` does not contain the class's variables. `isBound` finds them.
      if (declared.has(start) || isBound(source, tokens, index)) add(around, { start, end });
    } else if (around?.kind === 'function' && isOnSelf(source, around, start)) {
      const owner = classOfMethod(definitions, around);
      if (owner !== undefined && isAssigned(source, tokens, index)) add(owner, { start, end });
    }
  }
  return [...found].map(([owner, names]) => ({ class: owner, names }));
}

/** Returns true for the statement `name = …` or `name: …`. */
function isBound(source: Source, tokens: readonly Token[], index: number): boolean {
  const next = wordOf(source.lines.text, tokens[index + 1]);
  return (next === '=' || next === ':') && beginsStatement(source, tokens[index]);
}

/** Returns true if `self.name` is annotated, a target of `=` (not `+=`) or of `for`, or directly follows `as`. */
function isAssigned(source: Source, tokens: readonly Token[], index: number): boolean {
  const next = wordOf(source.lines.text, tokens[index + 1]);
  if (next === '=') return true;
  if (next === '.' || next === '[' || next === '(') return false;
  if (wordOf(source.lines.text, tokens[index - 3]) === 'as' || isLoopTarget(source, tokens, index))
    return true;
  if (next === ':') return beginsStatement(source, tokens[index - 2]);
  return isAmongTargets(source, tokens, index);
}

/** Returns true for a target of a loop, as in `for a, self.b in …`. */
function isLoopTarget(source: Source, tokens: readonly Token[], index: number): boolean {
  for (let at = index - 1; at >= 0; at -= 1) {
    const word = wordOf(source.lines.text, tokens[at]);
    if (word === 'for' || word === 'in') return word === 'for';
    if (tokens[at]?.kind !== 'word' && !TARGET_MARKS.has(word)) return false;
  }
  return false;
}

/** Returns true for one of several targets, as in `self.a, (self.b, c) = …`. */
function isAmongTargets(source: Source, tokens: readonly Token[], index: number): boolean {
  const statement = source.statementAt(tokens[index]?.start ?? 0);
  if (statement?.kind !== 'expression_statement') return false;
  let depth = 0;
  for (let at = tokenFrom(tokens, statement.start); at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.start >= statement.end) return false;
    const word = wordOf(source.lines.text, token);
    if (word === '=' && at > index) return depth === 0;
    // An earlier `=` ends a previous target, as in `a = self.b, c = …`.
    if (word === '=') continue;
    if (token.kind === 'operator' && !TARGET_MARKS.has(word)) return false;
    if (word === '(' || word === '[') depth += 1;
    if (word === ')' || word === ']') depth -= 1;
  }
  return false;
}

const TARGET_MARKS: ReadonlySet<string> = new Set(['.', ',', '(', ')', '[', ']', '*']);

function beginsStatement(source: Source, token: Token | undefined): boolean {
  return token !== undefined && source.statementAt(token.start)?.start === token.start;
}
