import type { Span } from '../../syntax/definition.ts';
import type { Token } from '../../syntax/token.ts';
import { partitionPoint } from '../../text/partition-point.ts';
import { memoized } from '../../text/memoized.ts';
import type { SourceDocument } from '../source.ts';

export interface CodeToken extends Token {
  readonly text: string;
}

/** Returns a document's tokens, except comments and line continuations. */
export const codeTokens: (document: SourceDocument) => readonly CodeToken[] = memoized(
  (document: SourceDocument) => {
    const { text } = document.lines;
    return document
      .tokens()
      .filter(({ kind, start }) => kind !== 'comment' && text[start] !== '\\')
      .map((token) => ({ ...token, text: text.slice(token.start, token.end) }));
  },
  new WeakMap<SourceDocument, readonly CodeToken[]>(),
);

export function tokensIn(tokens: readonly CodeToken[], { start, end }: Span): readonly CodeToken[] {
  const at = (offset: number): number =>
    partitionPoint(tokens.length, (index) => (tokens[index]?.start ?? offset) >= offset);
  return tokens.slice(at(start), at(end)).filter((token) => token.end <= end);
}

export function depthChange(token: CodeToken | undefined): number {
  if (token === undefined) return 0;
  if ('([{'.includes(token.text)) return 1;
  return ')]}'.includes(token.text) ? -1 : 0;
}

/** Returns the value of a plain or raw string literal without a backslash; undefined for any other token. */
export function literalValue(token: CodeToken | undefined): string | undefined {
  if (token?.kind !== 'string') return undefined;
  return /^[ru]?(?<quote>"""|'''|"|')(?<value>[^\\]*)\k<quote>$/isu.exec(token.text)?.groups?.['value'];
}
