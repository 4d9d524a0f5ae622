import type { SourceToken } from './logical-lines.ts';
import { allTokens, type Statement } from './statements.ts';

/** Pyright's limit for the complexity of a module or function (`maxCodeComplexity`). Each join of branches adds 1. */
const MAX_JOINS = 768;
/** The maximum number of joins that a `BRANCH` keyword or a pattern's `|` adds, except at exception handlers. */
const JOINS_PER_BRANCH = 3;
const BRANCH =
  /^(?:and|assert|break|case|continue|elif|else|except|finally|for|if|match|or|raise|return|try|while|with)$/u;
const HANDLER = /^(?:except|finally|with)$/u;
/** Matches tokens that add at most one join to each exception handler around them. A `*` may be a star import. */
const RAISING = /^(?:\(|\*|.*=|await|raise|return|yield)$/u;
/** Matches tokens that add more than one join to each exception handler. In `a and b`, each operand adds two. */
const CONDITION = /^(?:and|assert|elif|if|or|while|with)$/u;
const JOINS_PER_CONDITION = 4;

/**
 * Returns true if the joins in code may exceed Pyright's limit. Pyright then infers no types in the code. Omits the
 * 1/40 that Pyright adds for each assignment: without joins, about 31,000 assignments reach the limit (ADR 0014).
 */
export function mayBeTooComplex(tokens: readonly SourceToken[]): boolean {
  const count = (expression: RegExp): number => {
    const isCounted = ({ kind, text }: SourceToken): boolean => kind !== 'string' && expression.test(text);
    return tokens.filter((token) => isCounted(token)).length;
  };
  const handlers = count(HANDLER);
  const alternatives = tokens.some(({ text }) => text === 'case') ? count(/^\|$/u) : 0;
  const raising = handlers === 0 ? 0 : count(RAISING) + JOINS_PER_CONDITION * count(CONDITION);
  return JOINS_PER_BRANCH * (count(BRANCH) + alternatives) + raising * (handlers + 1) > MAX_JOINS;
}

/** Returns the tokens of a module outside of function bodies. Pyright counts the joins of a function separately. */
export function moduleTokens(statements: readonly Statement[]): readonly SourceToken[] {
  return statements.flatMap((statement) => {
    const { keyword, decorators, tokens, suite } = statement;
    if (keyword !== 'def' && suite === undefined) return allTokens(statement);
    return [...decorators, ...tokens, ...(keyword === 'def' ? [] : moduleTokens(suite ?? []))];
  });
}
