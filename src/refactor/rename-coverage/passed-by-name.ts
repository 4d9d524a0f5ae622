import type { Span } from '../../syntax/definition.ts';
import type { Token } from '../../syntax/token.ts';
import type { SourceDocument } from '../../selector/source.ts';
import { wordOf } from './code-tokens.ts';
import { tokenFrom } from './enclosing.ts';

type Source = Pick<SourceDocument, 'lines' | 'tokens'>;

/** Returns true if a word is in the position of `f(word=…)`. The default of a parameter has the same form. */
export function isKeywordArgument(source: Source, word: Span): boolean {
  const { text } = source.lines;
  const tokens = source.tokens();
  const at = tokenFrom(tokens, word.start);
  // The code in a formatted string has no tokens.
  if (tokens[at]?.kind === 'string') {
    return /[(,]\s*$/u.test(text.slice(0, word.start)) && /^\s*=(?!=)/u.test(text.slice(word.end));
  }
  const before = wordOf(text, neighbour(tokens, at, -1));
  return (before === '(' || before === ',') && wordOf(text, neighbour(tokens, at, 1)) === '=';
}

/** Returns the previous or next token, without comments. */
function neighbour(tokens: readonly Token[], from: number, step: 1 | -1): Token | undefined {
  let at = from + step;
  while (tokens[at]?.kind === 'comment') at += step;
  return tokens[at];
}

/** Returns true if a word is a whole string, like the key of a dictionary that is unpacked into arguments. */
export function isWholeString(source: Source, word: Span): boolean {
  const { text } = source.lines;
  const tokens = source.tokens();
  const token = tokens[tokenFrom(tokens, word.start)];
  const parts = /^[bru]{0,2}(?<quotes>"""|'''|"|')(?<content>.*)\k<quotes>$/isu.exec(wordOf(text, token));
  const content = parts?.groups?.['content'];
  return content !== undefined && content === text.slice(word.start, word.end);
}
