import type { Token, TokenKind } from './token.ts';

/** The token kinds. Threads exchange kinds as indexes into this list. */
export const TOKEN_KINDS: readonly TokenKind[] = ['comment', 'string', 'number', 'word', 'operator'];

/** Finds tokens with an expression that has one group for each of the {@link TOKEN_KINDS}, in their order. */
export function scanTokens(text: string, expression: RegExp): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(expression)) {
    const kind = TOKEN_KINDS.find((_, index) => match[index + 1] !== undefined);
    if (kind !== undefined) tokens.push({ kind, start: match.index, end: match.index + match[0].length });
  }
  return tokens;
}
