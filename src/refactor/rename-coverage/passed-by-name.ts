import type { Span } from '../../syntax/definition.ts';
import type { Token } from '../../syntax/token.ts';
import type { SourceDocument } from '../../selector/source.ts';
import { wordOf } from './code-tokens.ts';
import { tokenFrom } from './enclosing.ts';

type Source = Pick<SourceDocument, 'lines' | 'tokens'>;

/** Whether a word stands where `f(word=…)` has it; a definition's default looks the same. */
export function isKeywordArgument(source: Source, word: Span): boolean {
  const { text } = source.lines;
  const tokens = source.tokens();
  const at = tokenFrom(tokens, word.start);
  // What stands in a formatted string has no tokens.
  if (tokens[at]?.kind === 'string') {
    return /[(,]\s*$/u.test(text.slice(0, word.start)) && /^\s*=(?!=)/u.test(text.slice(word.end));
  }
  const before = wordOf(text, neighbour(tokens, at, -1));
  return (before === '(' || before === ',') && wordOf(text, neighbour(tokens, at, 1)) === '=';
}

/** The token before or after, without comments. */
function neighbour(tokens: readonly Token[], from: number, step: 1 | -1): Token | undefined {
  let at = from + step;
  while (tokens[at]?.kind === 'comment') at += step;
  return tokens[at];
}

/** Whether a word is all of a string, as the key of a dictionary is whose entries become arguments. */
export function isWholeString(source: Source, word: Span): boolean {
  const { text } = source.lines;
  const tokens = source.tokens();
  const token = tokens[tokenFrom(tokens, word.start)];
  const parts = /^[bru]{0,2}(?<quotes>"""|'''|"|')(?<content>.*)\k<quotes>$/isu.exec(wordOf(text, token));
  const content = parts?.groups?.['content'];
  return content !== undefined && content === text.slice(word.start, word.end);
}
