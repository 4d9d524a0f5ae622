import type { Token, TokenKind } from './token.ts';

const KINDS: readonly TokenKind[] = ['comment', 'string', 'number', 'word', 'operator'];

/** Cuts a text by an expression whose five groups are, in order, comment, string, number, word, operator. */
export function scanTokens(text: string, expression: RegExp): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(expression)) {
    const kind = KINDS.find((_, index) => match[index + 1] !== undefined);
    if (kind !== undefined) tokens.push({ kind, start: match.index, end: match.index + match[0].length });
  }
  return tokens;
}
