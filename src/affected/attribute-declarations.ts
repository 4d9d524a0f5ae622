import { attributesDeclaredOn, boundNames, targetsOf } from './bound-names.ts';
import { isKeyword } from '../syntax/python/names.ts';
import type { SourceToken } from './logical-lines.ts';
import { addMentions, noMentions } from './mentions.ts';
import { globalNames, namesWithin } from './names-within.ts';
import { allTokens, containsNextStatement, definedName, ENDS, type Statement } from './statements.ts';

/** The parts of a method that determine the attributes that it declares. */
export interface AttributeDeclarations {
  readonly statements: readonly Statement[];
  /** The attributes that the method assigns although a different member of the class determines their types. */
  readonly assigned: readonly string[];
}

/** Returns true if all calls in a statement are known to return. */
export type CallsReturn = (tokens: readonly SourceToken[]) => boolean;

/**
 * Returns the statements of a method that determine the types of the attributes that it declares. Only an assignment to
 * an attribute of the first parameter declares one. Its type depends on the statements before it.
 *
 * @param typed the members of the class with declared types; see {@link typedMembers}.
 */
export function attributeDeclarations(
  method: Statement,
  typed: ReadonlySet<string>,
  callsReturn: CallsReturn,
): AttributeDeclarations {
  const { suite = [] } = method;
  const receivers = new Set(receiversOf(method));
  const declared = suite.map((inner) => [...attributesWithin(inner, receivers)]);
  const assigned = [...new Set(declared.flat())].filter((name) => typed.has(name)).toSorted();
  const last = declared.findLastIndex((names) => names.some((name) => !typed.has(name)));
  const [part, rest] = [suite.slice(0, last + 1), suite.slice(last + 1)];
  const words = new Set(part.flatMap((inner) => allTokens(inner).map(({ text }) => text)));
  // A later binding of a name can declare its type or its scope, and code such as a lambda may run after it.
  const isRebound = rest.some((inner) =>
    [...namesWithin(inner), ...globalNames(inner)].some((name) => words.has(name)),
  );
  const hasScope = rest.some((inner) => allTokens(inner).some(({ text }) => text === 'nonlocal'));
  return { statements: withoutUnused(method, isRebound || hasScope ? suite : part, callsReturn), assigned };
}

/** Yields the first parameters of a function and of the functions in it. */
function* receiversOf(statement: Statement): Generator<string> {
  const { keyword, tokens, suite = [] } = statement;
  if (keyword === 'def') {
    const first = firstParameter(tokens);
    if (first !== undefined) yield first;
  }
  for (const inner of suite) yield* receiversOf(inner);
}

function firstParameter(tokens: readonly SourceToken[]): string | undefined {
  const open = tokens.findIndex(({ text }) => text === '(');
  return tokens.slice(open + 1).find(({ kind }) => kind === 'word')?.text;
}

/** Yields the attributes that a statement and its suite may declare; '' for one with an annotation. */
function* attributesWithin(statement: Statement, receivers: ReadonlySet<string>): Generator<string> {
  const names = attributesDeclaredOn(statement, receivers);
  yield* names;
  if (names.length > 0 && isAnnotated(statement)) yield '';
  for (const inner of statement.suite ?? []) yield* attributesWithin(inner, receivers);
}

/**
 * Leaves out the statements that only bind names which the other statements do not mention. They determine no type of
 * an attribute.
 */
function withoutUnused(
  method: Statement,
  statements: readonly Statement[],
  callsReturn: CallsReturn,
): readonly Statement[] {
  const own = new Set(method.tokens.flatMap(({ kind, text }) => (kind === 'word' ? [text] : [])));
  for (const inner of method.suite ?? []) for (const name of namesWithin(inner)) own.add(name);
  // A name of the method may hide the function or the module that a call refers to.
  const mayHide = ({ tokens }: Statement): boolean =>
    tokens.some(({ text }) => text === '(') &&
    tokens.some(({ text }, index) => /^[(.]$/u.test(tokens[index + 1]?.text ?? '') && own.has(text));
  const isRemovable = (inner: Statement): boolean =>
    onlyBindsNames(inner) && callsReturn(inner.tokens) && !mayHide(inner);
  const removable = new Set(statements.filter((inner) => isRemovable(inner)));
  const mentions = noMentions();
  const keep = (inner: Statement): void => {
    removable.delete(inner);
    addMentions(mentions, allTokens(inner));
  };
  for (const inner of statements) if (!removable.has(inner)) keep(inner);
  const isUsed = (inner: Statement): boolean => boundNames(inner).some((name) => mentions.names.has(name));
  for (let used = [...removable].find(isUsed); used !== undefined; used = [...removable].find(isUsed))
    keep(used);
  return statements.filter((inner) => !removable.has(inner));
}

/**
 * Returns true for a simple statement that can only bind names: it ends nothing, narrows nothing, declares no scope and
 * assigns no attribute or item.
 */
function onlyBindsNames(statement: Statement): boolean {
  const { decorators, tokens, suite } = statement;
  if (suite !== undefined || decorators.length > 0 || containsNextStatement(tokens)) return false;
  const targets = targetsOf(tokens);
  return (
    tokens.every((token) => isPlain(token)) &&
    !targets.some(({ text }, index) => isPart(text, targets[index - 1]))
  );
}

function isPlain({ kind, text }: SourceToken): boolean {
  if (kind === 'word') return !isKeyword(text) || PLAIN_KEYWORDS.has(text);
  if (kind === 'string') return /^[bru]*["']/iu.test(text);
  return kind === 'number' || (kind === 'operator' && text !== ':=' && !text.startsWith('\n'));
}

const PLAIN_KEYWORDS: ReadonlySet<string> = new Set(['None', 'True', 'False', 'not', 'in', 'is']);

/** Returns true for a token that makes a target an attribute, an item or a call. */
function isPart(text: string, before: SourceToken | undefined): boolean {
  return (
    text === '.' || (/^[([]$/u.test(text) && before !== undefined && /^[\p{L}\p{N}_)\]]/u.test(before.text))
  );
}

/**
 * Returns the members that a class declares with types, so that other assignments to them determine no type: functions,
 * and annotated variables of the class or of its `__init__`. Only declarations that are surely reached count.
 */
export function typedMembers({ suite = [] }: Statement): ReadonlySet<string> {
  const members = new Set<string>();
  for (const inner of reachedStatements(suite)) {
    const annotated = annotatedTarget(inner);
    if (inner.keyword === 'def') members.add(definedName(inner));
    else if (annotated?.length === 1) members.add(annotated[0] ?? '');
    if (inner.keyword !== 'def' || inner.decorators.length > 0 || definedName(inner) !== '__init__') continue;
    const receiver = firstParameter(inner.tokens);
    for (const statement of reachedStatements(inner.suite ?? [])) {
      const [owner, dot, name = '', ...others] = annotatedTarget(statement) ?? [];
      if (owner === receiver && dot === '.' && others.length === 0) members.add(name);
    }
  }
  return members;
}

/** Returns true for a statement with an annotation or a type comment. */
function isAnnotated(statement: Statement): boolean {
  const tokens = [...statement.decorators, ...statement.tokens];
  return annotatedTarget(statement) !== undefined || tokens.some(({ text }) => text.startsWith('\n'));
}

/** Returns the statements of a suite before the first one that can end it. */
function reachedStatements(suite: readonly Statement[]): readonly Statement[] {
  const end = suite.findIndex(({ keyword }) => ENDS.has(keyword));
  return end === -1 ? suite : suite.slice(0, end);
}

/** Returns the tokens before the colon of an annotation; undefined for any other statement. */
function annotatedTarget({ tokens, suite }: Statement): readonly string[] | undefined {
  if (suite !== undefined || containsNextStatement(tokens)) return undefined;
  const target = targetsOf(tokens);
  return tokens[target.length]?.text === ':' ? target.map(({ text }) => text) : undefined;
}
