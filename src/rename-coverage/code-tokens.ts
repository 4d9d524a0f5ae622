import type { Token } from '../syntax/token.ts';
import type { SourceDocument } from '../selector/source.ts';
import { tokenFrom } from './enclosing.ts';

/** Returns the tokens between two offsets, without comments. */
export function codeBetween(
  source: Pick<SourceDocument, 'tokens'>,
  start: number,
  end: number,
): readonly Token[] {
  const tokens = source.tokens();
  return tokens
    .slice(tokenFrom(tokens, start), tokenFrom(tokens, end))
    .filter(({ kind }) => kind !== 'comment');
}

export const OPENING: ReadonlySet<string> = new Set(['(', '[', '{']);
export const CLOSING: ReadonlySet<string> = new Set([')', ']', '}']);

/** Returns the index after the bracket that closes `opening`, or `tokens.length` if the bracket stays open. */
export function afterBrackets(text: string, tokens: readonly Token[], opening: number): number {
  let depth = 0;
  for (let at = opening; at < tokens.length; at += 1) {
    const word = wordOf(text, tokens[at]);
    if (OPENING.has(word)) depth += 1;
    if (CLOSING.has(word)) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return tokens.length;
}

export function wordOf(text: string, token: Token | undefined): string {
  return token === undefined ? '' : text.slice(token.start, token.end);
}
