import { addMentions, addAll, noMentions, type Mentions } from './mentions.ts';
import { attributeDeclarations, type ModuleContext, type Owner, ownerOf } from './attribute-declarations.ts';
import type { SourceToken } from './logical-lines.ts';
import { functionMentions, suiteMentions } from './scope-mentions.ts';
import { allTokens, definedName, ENDS, isString, type Statement, textOf } from './statements.ts';

/** The parts of a statement that code outside of it can observe. */
export interface Interface {
  /** Two definitions have the same type if their texts are equal and no mentioned name has changed. */
  readonly text: string;
  readonly mentions: Mentions;
}

export function interfaceOfTokens(tokens: readonly SourceToken[]): Interface {
  const mentions = noMentions();
  addMentions(mentions, tokens);
  return { text: textOf(tokens), mentions };
}

/**
 * Returns the interface of a function. Includes the whole body if Pyright infers the return type, or if the body may
 * be empty or abstract. Of any other body, includes only facts about `yield`, and for a method, the parts that
 * determine the attributes that it declares, such as `self.a`.
 *
 * @param owner the class of a method; undefined for any other function.
 */
export function functionInterface(statement: Statement, owner?: Owner): Interface {
  const isMethod = owner !== undefined;
  const suite = statement.suite ?? [];
  const isAnnotated = statement.tokens.some(({ text }) => text === '->');
  // For Pyright, the result of `__init__` is None, without inference from the body.
  const infersResult = !isAnnotated && !(isMethod && definedName(statement) === '__init__');
  const isWhole =
    infersResult || suite.every((inner) => isEmpty(inner)) || (isMethod && mayBeAbstract(suite));
  if (isWhole) return partInterface(statement, suite);
  const { statements, assigned } = isMethod
    ? attributeDeclarations(statement, owner)
    : { statements: [], assigned: [] };
  const { text, mentions } = partInterface(statement, statements);
  return { text: `${yieldFacts(suite)}\n${assigned.join()}\n${text}`, mentions };
}

/** Returns the interface of a function's decorators and head, and of `statements` of its body. */
function partInterface(definition: Statement, statements: readonly Statement[]): Interface {
  const tokens = statements.flatMap((inner) => allTokens(inner));
  return {
    text: textOf([...definition.decorators, ...definition.tokens, ...tokens]),
    mentions: functionMentions(definition, statements),
  };
}

/** Returns the interface of statements of a module. Its mentions omit the names in imports outside of classes. */
export function suiteInterface(statements: readonly Statement[]): Interface {
  const tokens = statements.flatMap((inner) => allTokens(inner));
  return { text: textOf(tokens), mentions: suiteMentions(statements) };
}

/**
 * Returns true if a `raise NotImplementedError` may make a method abstract. Callers can observe this: Pyright rejects
 * a `super()` call to an abstract method of a protocol. Any `raise` counts, because a variable may contain the error.
 */
function mayBeAbstract(suite: readonly Statement[]): boolean {
  const isPlain = suite.every(({ suite: inner }) => inner === undefined);
  return isPlain && suite.some(({ keyword }) => keyword === 'raise');
}

/** Returns the facts about `yield` that determine whether a function is a generator. */
function yieldFacts(suite: readonly Statement[]): string {
  if (suite.some((each) => yieldsItself(each))) return 'yield';
  const isInner = suite.some((each) => containsYield(allTokens(each)));
  return isInner ? suite.flatMap((each) => innerYields(each)).join('\n') : '';
}

function containsYield(tokens: readonly SourceToken[]): boolean {
  return tokens.some(({ kind, text }) => kind === 'word' && text === 'yield');
}

/** Returns true if a statement certainly contains a `yield` of the function itself. */
function yieldsItself({ keyword, decorators, tokens, suite = [] }: Statement): boolean {
  if (keyword === 'def' || keyword === 'class') return false;
  const head = [...decorators, ...tokens];
  const isInLambda = head.some(({ kind, text }) => kind === 'word' && text === 'lambda');
  return (containsYield(head) && !isInLambda) || suite.some((each) => yieldsItself(each));
}

/**
 * Returns the texts of definitions and lambdas with `yield`, and of statements that determine if the definition or
 * lambda is reachable. For Pyright, the `yield` of an unreachable definition or lambda makes the enclosing function a
 * generator.
 */
function innerYields(statement: Statement): readonly string[] {
  const { keyword, tokens, suite } = statement;
  const whole = allTokens(statement);
  const isDefinition = keyword === 'def' || keyword === 'class';
  if (suite !== undefined && !isDefinition) {
    return [textOf(tokens), ...suite.flatMap((each) => innerYields(each)), '}'];
  }
  if (containsYield(whole) || keyword === 'assert') return [textOf(whole)];
  return ENDS.has(keyword) ? [keyword] : [];
}

/**
 * Returns true for a docstring, `pass`, `raise` or `...`. A body of such statements is part of the interface, because
 * `pass` is an implementation for Pyright, and `...` is not.
 */
function isEmpty(statement: Statement): boolean {
  const { keyword, tokens } = statement;
  const first = tokens.find(({ text }) => text !== '(')?.text;
  return isString(statement) || keyword === 'pass' || keyword === 'raise' || first === '...';
}

export function classInterface(statement: Statement, context: ModuleContext): Interface {
  return membersInterface(statement, ownerOf(statement, context));
}

/** Returns the interface of a class, or of a compound statement in a class. */
function membersInterface(statement: Statement, owner: Owner): Interface {
  const statementInterface = interfaceOfTokens([...statement.decorators, ...statement.tokens]);
  const texts = [statementInterface.text];
  const mentions = statementInterface.mentions;
  for (const inner of statement.suite ?? []) {
    if (isString(inner)) continue;
    const member = memberInterface(inner, owner);
    texts.push(member.text);
    addAll(mentions, member.mentions);
  }
  // The braces show where a nested class ends.
  return { text: `{\n${texts.join('\n')}\n}`, mentions };
}

function memberInterface(statement: Statement, owner: Owner): Interface {
  const { keyword, tokens, suite } = statement;
  if (keyword === 'def') return functionInterface(statement, owner);
  if (keyword === 'class') return classInterface(statement, owner.context);
  if (suite === undefined && tokens[1]?.text === ':') {
    // In `size: int`, the class declares `size` and does not read it, so `size` is not a mention.
    return { text: textOf(tokens), mentions: interfaceOfTokens(tokens.slice(1)).mentions };
  }
  return suite === undefined ? interfaceOfTokens(tokens) : membersInterface(statement, owner);
}
