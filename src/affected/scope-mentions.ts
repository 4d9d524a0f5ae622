import type { SourceToken } from './logical-lines.ts';
import { addAll, addMentions, type Mentions, noMentions, withoutRoots } from './mentions.ts';
import { parameterTokens } from './parameters.ts';
import { allTokens, importsWithin, isString, type Statement } from './statements.ts';

/**
 * Returns the names of the module that a function may mention: in its head, and in statements of its body. A
 * parameter hides the name of the module in the body.
 *
 * @param statements the part of the body that counts.
 */
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

/** Returns the names that statements of a module or a function mention. */
export function suiteMentions(statements: readonly Statement[]): Mentions {
  const mentions = noMentions();
  for (const statement of statements) addStatementMentions(mentions, statement, false);
  return mentions;
}

function addStatementMentions(mentions: Mentions, statement: Statement, isInClass: boolean): void {
  const { keyword, decorators, tokens, suite = [] } = statement;
  const isImport = keyword === 'import' || keyword === 'from';
  // An import binds attributes of a class. Any other name that it binds matters only where code uses the name.
  if (isString(statement) || (isImport && !isInClass)) return;
  addMentions(mentions, decorators);
  addMentions(mentions, tokens);
  const isMember = keyword === 'class' || (isInClass && keyword !== 'def');
  for (const inner of suite) addStatementMentions(mentions, inner, isMember);
}

/** Returns the parameters that hide a name of the module everywhere in a body. */
function hidingNames(suite: readonly Statement[], parameters: ReadonlySet<string>): ReadonlySet<string> {
  const words = wordsOf(suite.flatMap((inner) => allTokens(inner)));
  // The body of a class finds names of the module before parameters.
  if (words.has('class') || words.has('global')) return new Set();
  const imported = wordsOf([...importsWithin(suite)].flatMap((inner) => inner.tokens));
  return new Set([...parameters].filter((name) => !imported.has(name)));
}

function wordsOf(tokens: readonly SourceToken[]): ReadonlySet<string> {
  return new Set(tokens.flatMap(({ kind, text }) => (kind === 'word' ? [text] : [])));
}
