import type { SourceToken } from './logical-lines.ts';
import { allTokens, type Statement } from './statements.ts';

/** Pyright's limit for the branch joins of a module or function (`maxCodeComplexity`). */
const MAX_JOINS = 768;
/** The maximum number of joins that one keyword, or one `|` of a pattern, causes. */
const JOINS_PER_BRANCH = 3;
const BRANCH =
  /^(?:and|assert|break|case|continue|elif|else|except|finally|for|if|match|or|raise|return|try|while|with)$/u;
const HANDLER = /^(?:except|finally|with)$/u;
/** A statement that may raise, according to Pyright, contains one of these tokens. */
const RAISING = /^(?:\(|.*=|await|raise|return|yield)$/u;

/** Returns true if code may exceed Pyright's limit. Pyright then infers no types in the code. */
export function mayBeTooComplex(tokens: readonly SourceToken[]): boolean {
  const count = (expression: RegExp): number => {
    const isCounted = ({ kind, text }: SourceToken): boolean => kind !== 'string' && expression.test(text);
    return tokens.filter((token) => isCounted(token)).length;
  };
  const handlers = count(HANDLER);
  const alternatives = tokens.some(({ text }) => text === 'case') ? count(/^\|$/u) : 0;
  const raised = handlers === 0 ? 0 : count(RAISING) * (handlers + 1);
  return JOINS_PER_BRANCH * (count(BRANCH) + alternatives) + raised > MAX_JOINS;
}

/** Returns the tokens of a module outside of function bodies. Pyright counts the joins of a function separately. */
export function moduleTokens(statements: readonly Statement[]): readonly SourceToken[] {
  return statements.flatMap((statement) => {
    const { keyword, decorators, tokens, suite } = statement;
    if (keyword !== 'def' && suite === undefined) return allTokens(statement);
    return [...decorators, ...tokens, ...(keyword === 'def' ? [] : moduleTokens(suite ?? []))];
  });
}
