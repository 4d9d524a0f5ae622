import type { Token } from '../syntax/token.ts';
import { commonCount } from '../text/common-count.ts';
import type { SpendComparisons } from './comparison-budget.ts';

const CLOSERS = ')]}';

/**
 * Returns the texts of tokens. Omits comments, and each comma before a closing bracket. Replaces the single quotes
 * around a string with double quotes, unless the string contains a quote or a backslash. If all tokens are comments,
 * returns the texts of the comments.
 */
export function normalizedWords(text: string, tokens: readonly Token[]): readonly string[] {
  const code = tokens.filter(({ kind }) => kind !== 'comment');
  if (code.length === 0) return tokens.map(({ start, end }) => text.slice(start, end));
  const words: string[] = [];
  for (const [index, token] of code.entries()) {
    const next = code[index + 1];
    const trailing =
      text.charAt(token.start) === ',' && next !== undefined && CLOSERS.includes(text.charAt(next.start));
    if (!trailing) words.push(wordOf(text.slice(token.start, token.end), token));
  }
  return words;
}

const SINGLE_QUOTED = /^(?<prefix>[rbuft]*)'(?<content>[^'"\\]*)'$/iu;

function wordOf(word: string, { kind }: Token): string {
  if (kind !== 'string') return word;
  const { prefix, content } = SINGLE_QUOTED.exec(word)?.groups ?? {};
  return content === undefined ? word : `${prefix}"${content}"`;
}

/** Returns the share of common members among all members; 1 for two empty lists. `[a, a]` and `[a]` share 1 of 2. */
export function commonShare(
  left: readonly string[],
  right: readonly string[],
  spend?: SpendComparisons,
): number {
  spend?.(left.length + right.length);
  if (left.length + right.length === 0) return 1;
  const common = commonCount(left, right);
  return common / (left.length + right.length - common);
}
