import {
  attributesDeclaredOn,
  boundNames,
  type DeclaredAttribute,
  SPECIAL_FORMS,
  targetsOf,
} from './bound-names.ts';
import { isKeyword } from '../syntax/python/names.ts';
import { grouped } from '../text/grouped.ts';
import { mayBeTooComplex } from './code-complexity.ts';
import type { SourceToken } from './logical-lines.ts';
import { addMentions, noMentions } from './mentions.ts';
import { globalNames, namesWithin } from './names-within.ts';
import { firstParameter } from './parameters.ts';
import { allTokens, containsNextStatement, definedName, ENDS, type Statement } from './statements.ts';

/** The parts of a method that determine its declared attributes. */
export interface AttributeDeclarations {
  readonly statements: readonly Statement[];
  /** Attributes that the method only assigns. Their types are declared elsewhere in the class. */
  readonly assigned: readonly string[];
}

/** The class of a method. */
export interface Owner {
  readonly name: string;
  /** True if the class may have arguments, such as the base class `Protocol`. */
  readonly hasArguments: boolean;
  /** The members with declared types; see {@link typedMembers}. */
  readonly typed: ReadonlySet<string>;
  readonly context: ModuleContext;
}

/** Facts of a module. The interfaces of the module's classes depend on these facts. */
export interface ModuleContext {
  /** Returns true if all calls in a statement are known to return. */
  readonly callsReturn: (tokens: readonly SourceToken[]) => boolean;
  /** The aliases that imports give to {@link SPECIAL_FORMS}. */
  readonly renamed: ReadonlySet<string>;
}

export function ownerOf(statement: Statement, context: ModuleContext): Owner {
  const name = definedName(statement);
  const hasArguments = statement.tokens.some(({ text }) => text === '(');
  return { name, hasArguments, typed: typedMembers(statement, context), context };
}

/**
 * Returns the parts of a method that determine its declared attributes and their types. A method declares attributes
 * on its own first parameter, on that of a function inside it (`self.a`), or on the name of the class (`C.a`).
 */
export function attributeDeclarations(method: Statement, owner: Owner): AttributeDeclarations {
  const { suite = [] } = method;
  const receivers = new Set([owner.name, ...receiversOf(method)]);
  const declared = suite.map((inner) => [...attributesWithin(inner, receivers)]);
  const reached = new Set(reachedStatements(suite));
  const receiver = firstParameter(method.tokens, 'named');
  /** Returns true if a statement assigns only attributes whose types are declared elsewhere in the class. */
  const onlyAssigns = (inner: Statement, attributes: readonly DeclaredAttribute[]): boolean =>
    attributes.every((one) => one.owner === receiver && owner.typed.has(one.name)) &&
    !hasStatement(inner, (one) => one.keyword === 'def' || one.keyword === 'class' || isAnnotated(one)) &&
    // If the class may be a protocol, or the receiver may be the class, the interface of the class depends on whether
    // the assignment is reached.
    (!(owner.hasArguments || mayBeOfClass(method)) || (inner.suite === undefined && reached.has(inner)));
  const assigned = new Set<string>();
  let last = -1;
  for (const [index, inner] of suite.entries()) {
    const attributes = declared[index] ?? [];
    if (onlyAssigns(inner, attributes)) for (const { name } of attributes) assigned.add(name);
    else if (attributes.length > 0) last = index;
  }
  const isWhole = last !== -1 && mayBeTooComplex(suite.flatMap((inner) => allTokens(inner)));
  const statements = isWhole ? suite : withoutUnused(method, observedPart(suite, last), owner.context);
  return { statements, assigned: [...assigned].toSorted() };
}

/** Returns true if Pyright may treat the first parameter of a method as the class. */
function mayBeOfClass(method: Statement): boolean {
  const isImplicit = /^__(?:new|init_subclass|class_getitem)__$/u.test(definedName(method));
  return isImplicit || method.decorators.some(({ text }) => text === 'classmethod');
}

/** Returns the statements up to and including `last`; the whole suite if a later one can affect names in them. */
function observedPart(suite: readonly Statement[], last: number): readonly Statement[] {
  const [part, rest] = [suite.slice(0, last + 1), suite.slice(last + 1)];
  const tokens = part.flatMap((inner) => allTokens(inner));
  const mentions = noMentions();
  // Adds the names in strings too, because a string can name a class that is defined later.
  addMentions(mentions, tokens);
  const words = new Set([...mentions.names, ...tokens.map(({ text }) => text)]);
  // A later binding of a name can declare the name's type or scope. A lambda in `part` may read the new value.
  const isRebound = rest.some((inner) =>
    [...namesWithin(inner), ...globalNames(inner)].some((name) => words.has(name)),
  );
  const hasScope = rest.some((inner) => allTokens(inner).some(({ text }) => text === 'nonlocal'));
  return isRebound || hasScope ? suite : part;
}

/** Yields the first parameters of a function and of the functions in it. */
function* receiversOf(statement: Statement): Generator<string> {
  const { keyword, tokens, suite = [] } = statement;
  if (keyword === 'def') {
    const first = firstParameter(tokens, 'any');
    if (first !== undefined) yield first;
  }
  for (const inner of suite) yield* receiversOf(inner);
}

function* attributesWithin(
  statement: Statement,
  receivers: ReadonlySet<string>,
): Generator<DeclaredAttribute> {
  yield* attributesDeclaredOn(statement, receivers);
  for (const inner of statement.suite ?? []) yield* attributesWithin(inner, receivers);
}

function hasStatement(statement: Statement, matches: (statement: Statement) => boolean): boolean {
  return matches(statement) || (statement.suite ?? []).some((inner) => hasStatement(inner, matches));
}

/** Omits statements that only bind unused names, because unused names do not determine the type of an attribute. */
function withoutUnused(
  method: Statement,
  statements: readonly Statement[],
  { callsReturn }: ModuleContext,
): readonly Statement[] {
  const own = new Set(method.tokens.flatMap(({ kind, text }) => (kind === 'word' ? [text] : [])));
  for (const inner of method.suite ?? []) for (const name of namesWithin(inner)) own.add(name);
  // `callsReturn` does not know the names that the method binds. They may hide the function or module of a call.
  const mayHide = ({ tokens }: Statement): boolean =>
    tokens.some(({ text }) => text === '(') &&
    tokens.some(({ text }, index) => /^[(.]$/u.test(tokens[index + 1]?.text ?? '') && own.has(text));
  const isRemovable = (inner: Statement): boolean =>
    onlyBindsNames(inner) && callsReturn(inner.tokens) && !mayHide(inner);
  const removable = statements.filter((inner) => isRemovable(inner));
  const binding = grouped(
    removable.flatMap((inner) => boundNames(inner).map((name) => ({ name, inner }))),
    ({ name }) => name,
  );
  const kept = new Set(statements);
  for (const inner of removable) kept.delete(inner);
  // The loop also visits the statements that are added to the set during the loop.
  for (const statement of kept) {
    const mentions = noMentions();
    addMentions(mentions, allTokens(statement));
    for (const name of mentions.names) for (const { inner } of binding.get(name) ?? []) kept.add(inner);
  }
  return statements.filter((inner) => kept.has(inner));
}

/** Returns true for a simple statement that, apart from its calls, can only bind names. */
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
 * Returns the names of a class's functions and annotated variables, and of annotated attributes in an `__init__`
 * without decorators. Reads only {@link reachedStatements}, and only annotations that {@link typedTarget} accepts.
 */
function typedMembers({ suite = [] }: Statement, context: ModuleContext): ReadonlySet<string> {
  const members = new Set<string>();
  for (const inner of reachedStatements(suite)) {
    const annotated = typedTarget(inner, context);
    if (inner.keyword === 'def') members.add(definedName(inner));
    else if (annotated?.length === 1) members.add(annotated[0] ?? '');
    if (inner.keyword !== 'def' || inner.decorators.length > 0 || definedName(inner) !== '__init__') continue;
    const receiver = firstParameter(inner.tokens, 'named');
    for (const statement of reachedStatements(inner.suite ?? [])) {
      const [owner, dot, name = '', ...others] = typedTarget(statement, context) ?? [];
      if (owner === receiver && dot === '.' && others.length === 0) members.add(name);
    }
  }
  return members;
}

/**
 * Returns the statements before the first one that contains `while` or a keyword in {@link ENDS}. Ignores such
 * words in functions and classes directly in the suite.
 */
function reachedStatements(suite: readonly Statement[]): readonly Statement[] {
  const mayEnd = (statement: Statement): boolean => {
    const { keyword } = statement;
    if (keyword === 'def' || keyword === 'class') return false;
    // An endless loop may be nested in the statement.
    return allTokens(statement).some(({ text }) => text === 'while' || ENDS.has(text));
  };
  const end = suite.findIndex((statement) => mayEnd(statement));
  return end === -1 ? suite : suite.slice(0, end);
}

/** Returns true for a statement with an annotation or a type comment. */
function isAnnotated(statement: Statement): boolean {
  const tokens = [...statement.decorators, ...statement.tokens];
  return annotationAt(statement) !== undefined || tokens.some(({ text }) => text.startsWith('\n'));
}

/** Returns the index of the colon before an annotation; undefined without one, or for the invalid `a: int b = 1`. */
export function annotationAt({ tokens, suite }: Statement): number | undefined {
  if (suite !== undefined || containsNextStatement(tokens)) return undefined;
  const { length } = targetsOf(tokens);
  return tokens[length]?.text === ':' ? length : undefined;
}

/** Returns the annotated target of a statement; undefined without an annotation, or with special forms or escapes. */
function typedTarget(statement: Statement, { renamed }: ModuleContext): readonly string[] | undefined {
  const colon = annotationAt(statement);
  if (colon === undefined) return undefined;
  // The slice also contains the assigned value. A special form there makes the result `undefined`. Then
  // `attributeDeclarations` may return more statements than necessary.
  const annotation = statement.tokens.slice(colon + 1);
  const words = annotation.flatMap(({ text }) => text.match(/[\p{L}\p{N}_]+/gu) ?? []);
  const isType = !words.some((word) => SPECIAL_FORMS.has(word) || renamed.has(word));
  // An escape in a string can hide a word.
  return isType && !annotation.some(({ text }) => text.includes('\\'))
    ? statement.tokens.slice(0, colon).map(({ text }) => text)
    : undefined;
}
