import type { Token, TokenKind } from './token.ts';

/** The token kinds, in the order of the groups in `scanTokens`. Threads exchange kinds as indexes into this list. */
export const TOKEN_KINDS: readonly TokenKind[] = ['comment', 'string', 'number', 'word', 'operator'];

/** Splits a text by an expression with five groups, in order: comment, string, number, word, operator. */
export function scanTokens(text: string, expression: RegExp): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(expression)) {
    const kind = TOKEN_KINDS.find((_, index) => match[index + 1] !== undefined);
    if (kind !== undefined) tokens.push({ kind, start: match.index, end: match.index + match[0].length });
  }
  return tokens;
}
