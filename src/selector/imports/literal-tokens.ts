import type { Token } from '../../syntax/token.ts';
import type { SourceDocument } from '../source.ts';

/** A token of code with its text. */
export interface CodeToken extends Token {
  readonly text: string;
}

/** Returns the tokens of a document without comments and line continuations. */
export function codeTokens(document: SourceDocument): readonly CodeToken[] {
  const { text } = document.lines;
  return document
    .tokens()
    .filter(({ kind, start }) => kind !== 'comment' && text[start] !== '\\')
    .map((token) => ({ ...token, text: text.slice(token.start, token.end) }));
}

/**
 * Returns the value of a string literal; undefined for bytes, f-strings, literals with a backslash, other
 * tokens.
 */
export function literalValue(token: CodeToken | undefined): string | undefined {
  if (token?.kind !== 'string') return undefined;
  return /^[ru]?(?<quote>"""|'''|"|')(?<value>[^\\]*)\k<quote>$/isu.exec(token.text)?.groups?.['value'];
}
