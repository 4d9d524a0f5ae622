import { addMentions, addAll, noMentions, type Mentions } from './mentions.ts';
import { declaresAttributeOf } from './bound-names.ts';
import type { SourceToken } from './logical-lines.ts';
import { globalNames, namesWithin } from './names-within.ts';
import { allTokens, definedName, isString, type Statement } from './statements.ts';

/** The parts of a definition that code outside of it can observe. */
export interface Interface {
  /** Two definitions with equal texts and unchanged mentioned names have the same type. */
  readonly text: string;
  readonly mentions: Mentions;
}

export function interfaceOfTokens(tokens: readonly SourceToken[]): Interface {
  const mentions = noMentions();
  addMentions(mentions, tokens);
  return { text: textOf(tokens), mentions };
}

export function textOf(tokens: readonly SourceToken[]): string {
  return tokens.map(({ text }) => text).join(' ');
}

/**
 * Returns the interface of a function. It includes the whole body if Pyright infers the result from the body,
 * or if the body may be empty or abstract for Pyright. For other methods, it includes the statements that
 * determine the types of declared attributes.
 *
 * @param isMethod true for a function in a class, whose assignments to attributes declare members.
 */
export function functionInterface(statement: Statement, isMethod: boolean): Interface {
  const suite = statement.suite ?? [];
  const isAnnotated = statement.tokens.some(({ text }) => text === '->');
  // The result of a constructor call is the object, so `__init__` has no result type to infer.
  const infersResult = !isAnnotated && !(isMethod && definedName(statement) === '__init__');
  const isWhole =
    infersResult || suite.every((inner) => isEmpty(inner)) || (isMethod && mayBeAbstract(suite));
  const observed = isWhole ? suite : isMethod ? declaringPart(statement) : [];
  const body = observed.flatMap((inner) => allTokens(inner));
  const { text, mentions } = interfaceOfTokens([...statement.decorators, ...statement.tokens, ...body]);
  return { text: isWhole ? text : `${yieldFacts(suite)}\n${text}`, mentions };
}

/**
 * Returns true if Pyright may find that a method only raises `NotImplementedError`, also through a local
 * variable. Pyright rejects a `super()` call to such a method of a protocol. Methods with compound statements
 * do not count.
 */
function mayBeAbstract(suite: readonly Statement[]): boolean {
  const isPlain = suite.every(({ suite: inner }) => inner === undefined);
  return isPlain && suite.some(({ keyword }) => keyword === 'raise');
}

/**
 * Returns the statements of a method that determine the types of the attributes that it declares. Only an assignment to
 * an attribute of the first parameter declares one. Its type depends on the statements before it.
 */
function declaringPart(method: Statement): readonly Statement[] {
  const { suite = [] } = method;
  const receivers = new Set(receiversOf(method));
  const last = suite.findLastIndex((inner) => declaresAttributes(inner, receivers));
  const [part, rest] = [suite.slice(0, last + 1), suite.slice(last + 1)];
  const words = new Set(part.flatMap((inner) => allTokens(inner).map(({ text }) => text)));
  // A later binding of a name can declare its type or its scope, and code such as a lambda may run after it.
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
    const open = tokens.findIndex(({ text }) => text === '(');
    const first = tokens.slice(open + 1).find(({ kind }) => kind === 'word');
    if (first !== undefined) yield first.text;
  }
  for (const inner of suite) yield* receiversOf(inner);
}

function declaresAttributes(statement: Statement, receivers: ReadonlySet<string>): boolean {
  const { suite = [] } = statement;
  return (
    declaresAttributeOf(statement, receivers) || suite.some((inner) => declaresAttributes(inner, receivers))
  );
}

/**
 * Returns a text by which two bodies are compared: it differs if only one body makes the function a
 * generator.
 */
function yieldFacts(suite: readonly Statement[]): string {
  const facts = new Set<string>();
  const has = (tokens: readonly SourceToken[], word: string): boolean =>
    tokens.some(({ kind, text }) => kind === 'word' && text === word);
  const add = (statement: Statement): void => {
    const { keyword, decorators, tokens, suite: inner = [] } = statement;
    if (keyword === 'def' || keyword === 'class') {
      // A `yield` in the head of a definition, or in the suite of a class, makes the function a generator.
      const whole = allTokens(statement);
      if (has(whole, 'yield')) facts.add(textOf(whole));
      return;
    }
    const head = [...decorators, ...tokens];
    // The `yield` may belong to the lambda, which does not make the function a generator.
    if (has(head, 'yield')) facts.add(has(head, 'lambda') ? textOf(head) : 'yield');
    for (const each of inner) add(each);
  };
  for (const each of suite) add(each);
  return [...facts].join('\n');
}

/**
 * Returns true for a docstring, `pass`, `raise` or `...`. Pyright distinguishes bodies of such statements:
 * `pass` is an implementation, but `...` is not.
 */
function isEmpty(statement: Statement): boolean {
  const { keyword, tokens } = statement;
  return isString(statement) || keyword === 'pass' || keyword === 'raise' || tokens[0]?.text === '...';
}

/** Returns the interface of a class: its decorators, its head and the interfaces of all its members. */
export function classInterface(statement: Statement): Interface {
  const statementInterface = interfaceOfTokens([...statement.decorators, ...statement.tokens]);
  const texts = [statementInterface.text];
  const mentions = statementInterface.mentions;
  for (const inner of statement.suite ?? []) {
    if (isString(inner)) continue;
    const member = memberInterface(inner);
    texts.push(member.text);
    addAll(mentions, member.mentions);
  }
  // The braces show where a nested class ends.
  return { text: `{\n${texts.join('\n')}\n}`, mentions };
}

function memberInterface(statement: Statement): Interface {
  if (statement.keyword === 'def') return functionInterface(statement, true);
  // A statement with a suite of its own contains further members, like a class.
  return statement.suite === undefined ? interfaceOfTokens(statement.tokens) : classInterface(statement);
}
