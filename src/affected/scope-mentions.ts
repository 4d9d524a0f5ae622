import { annotationAt } from './attribute-declarations.ts';
import type { SourceToken } from './logical-lines.ts';
import { addAll, addMentions, type Mentions, noMentions, withoutRoots } from './mentions.ts';
import { parameterTokens } from './parameters.ts';
import { containsNextStatement, importsWithin, isString, type Statement } from './statements.ts';

/** Returns the names in a function's decorators, head and `statements`. Omits names that certainly are parameters. */
export function functionMentions(definition: Statement, statements: readonly Statement[]): Mentions {
  const { decorators, tokens, suite = [] } = definition;
  const parameters = new Set(parameterTokens(tokens));
  const mentions = noMentions();
  addMentions(mentions, decorators);
  addMentions(
    mentions,
    tokens.filter((token) => !parameters.has(token)),
  );
  const names = new Set([...parameters].map(({ text }) => text));
  addAll(mentions, withoutRoots(suiteMentions(statements), hidingNames(suite, names)));
  return mentions;
}

/** Returns the names in statements of a module or a function. Omits lone strings, and imports outside of classes. */
export function suiteMentions(statements: readonly Statement[]): Mentions {
  const mentions = noMentions();
  for (const statement of statements) addStatementMentions(mentions, statement, false);
  return mentions;
}

function addStatementMentions(mentions: Mentions, statement: Statement, isInClass: boolean): void {
  const { keyword, decorators, tokens, suite = [] } = statement;
  const isImport = keyword === 'import' || keyword === 'from';
  // Adds an import's names only in a class, where they become attributes.
  if (isString(statement) || (isImport && !isInClass)) return;
  addMentions(mentions, decorators);
  addMentions(mentions, tokens);
  const isMember = keyword === 'class' || (isInClass && keyword !== 'def');
  for (const inner of suite) addStatementMentions(mentions, inner, isMember);
}

/** Returns the parameters that hide a name of the module everywhere in a body. */
function hidingNames(suite: readonly Statement[], parameters: ReadonlySet<string>): ReadonlySet<string> {
  // In a class or after `global`, a parameter's name may refer to the module's binding instead.
  if (containsStatement(suite, /^(?:class|global)$/u)) return new Set();
  const imported = new Set([...importsWithin(suite)].flatMap(({ tokens }) => tokens.map(({ text }) => text)));
  const inTypes = noMentions();
  addMentions(inTypes, [...typeTokens(suite)]);
  return new Set([...parameters].filter((name) => !imported.has(name) && !inTypes.names.has(name)));
}

/** Yields tokens that may be forward references, in which Pyright prefers the module's names to parameters. */
function* typeTokens(suite: readonly Statement[]): Generator<SourceToken> {
  for (const statement of suite) {
    const { keyword, decorators, tokens, suite: inner } = statement;
    const isType =
      keyword === 'def' ||
      keyword === 'type' ||
      (inner === undefined && containsNextStatement(tokens)) ||
      annotationAt(statement) !== undefined;
    yield* isType ? tokens : tokens.filter(({ kind }) => kind === 'string');
    yield* decorators.filter(({ kind }) => kind === 'string');
    yield* typeTokens(inner ?? []);
  }
}

function containsStatement(suite: readonly Statement[], keywords: RegExp): boolean {
  return suite.some(
    ({ keyword, suite: inner = [] }) => keywords.test(keyword) || containsStatement(inner, keywords),
  );
}
