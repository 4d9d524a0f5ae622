import { addMentions, addAll, noMentions, type Mentions } from './mentions.ts';
import { assignsAttribute } from './bound-names.ts';
import type { SourceToken } from './logical-lines.ts';
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
 * Returns the interface of a function. It includes the body if Pyright infers the result from it, or if it
 * may declare members of the class.
 *
 * @param isMethod true for a function in a class, whose assignments to attributes declare members.
 */
export function functionInterface(statement: Statement, isMethod: boolean): Interface {
  const suite = statement.suite ?? [];
  const signature = [...statement.decorators, ...statement.tokens];
  const body = suite.flatMap((inner) => allTokens(inner));
  const isAnnotated = statement.tokens.some(({ text }) => text === '->');
  // The result of a constructor call is the object, so `__init__` has no result type to infer.
  const infersResult = !isAnnotated && !(isMethod && definedName(statement) === '__init__');
  if (infersResult || (isMethod && storesAttributes(suite))) {
    return interfaceOfTokens([...signature, ...body]);
  }
  const isObserved = suite.every((inner) => isEmpty(inner)) || (isMethod && mayBeAbstract(suite));
  const observed = interfaceOfTokens([...signature, ...(isObserved ? body : [])]);
  return { text: `${yieldFacts(suite)}\n${observed.text}`, mentions: observed.mentions };
}

/**
 * Returns true if Pyright may find that a method only raises `NotImplementedError`, which may be the value of a local
 * variable. Pyright rejects a `super()` call to such a method of a protocol. Methods with compound statements do not
 * count.
 */
function mayBeAbstract(suite: readonly Statement[]): boolean {
  const isPlain = suite.every(({ suite: inner }) => inner === undefined);
  return isPlain && suite.some(({ keyword }) => keyword === 'raise');
}

/**
 * Returns true if a statement of a method may declare an attribute. The attribute's type depends on the
 * statements before the assignment.
 */
function storesAttributes(suite: readonly Statement[]): boolean {
  return suite.some((statement) => assignsAttribute(statement) || storesAttributes(statement.suite ?? []));
}

/** Returns a text that differs if one body makes a generator and the other does not. */
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
    // A `yield` in a lambda makes no generator.
    if (has(head, 'yield')) facts.add(has(head, 'lambda') ? textOf(head) : 'yield');
    for (const each of inner) add(each);
  };
  for (const each of suite) add(each);
  return [...facts].join('\n');
}

/** Returns true for a docstring, `pass`, `raise` or `...`. A body of `...` is not an implementation, but `pass` is. */
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
