import type { Span } from '../syntax/definition.ts';
import type { Token } from '../syntax/token.ts';
import type { SourceDocument } from '../selector/source.ts';
import { containsSpan } from '../syntax/spans.ts';
import { tokenFrom } from './enclosing.ts';

/** The kind of source text that contains a word. `documentation`: a statement of plain string literals. */
export type MentionKind = 'identifier' | 'string' | 'comment' | 'documentation';

type Source = Pick<SourceDocument, 'nodes' | 'statementAt' | 'tokens' | 'lines'>;

export function mentionKind(source: Source, word: Span): MentionKind {
  const tokens = source.tokens();
  const at = tokenFrom(tokens, word.start);
  const token = tokens[at];
  if (token === undefined || token.start > word.start) return 'identifier';
  if (token.kind === 'comment') return 'comment';
  const { text } = source.lines;
  const isString = token.kind === 'string';
  const formatted = isString && isFormatted(text, token);
  // The token of a formatted string ends too early if an inner string has the same quotes. So a word after the token
  // may still be in the string.
  if (!formatted && !isAfterFormatted(text, word))
    return isString ? plainString(source, token) : 'identifier';
  if (!isText(source, word)) return 'identifier';
  return formatted || !isString ? 'string' : plainString(source, token);
}

function isFormatted(text: string, { start }: Token): boolean {
  return /^(?:`|[rbu]*[ft])/iu.test(text.slice(start, start + 3));
}

/** Returns true if a formatted string may start before the word on its line. */
function isAfterFormatted(text: string, { start }: Span): boolean {
  const line = text.slice(text.lastIndexOf('\n', start) + 1, start);
  return /(?<!\p{XIDC})(?:f|t|rf|fr|rt|tr)["']/iu.test(line);
}

/** Returns true if a word is in the text of a string, not in an interpolated expression. */
function isText(source: Source, word: Span): boolean {
  const statement = source.statementAt(word.start) ?? { start: 0, end: source.lines.text.length };
  const innermost = (kinds: readonly string[]): number => {
    const nodes = kinds.flatMap((kind) => source.nodes(statement, kind));
    return Math.max(-1, ...nodes.filter((node) => containsSpan(node, word)).map(({ start }) => start));
  };
  return innermost(['string', 'template_string']) > innermost(['interpolation', 'template_substitution']);
}

function plainString(source: Source, token: Token): MentionKind {
  const statement = source.statementAt(token.start);
  if (statement?.kind !== 'expression_statement') return 'string';
  const { text } = source.lines;
  const all = source.tokens();
  for (let at = tokenFrom(all, statement.start); at < all.length; at += 1) {
    const part = all[at] ?? token;
    if (part.start >= statement.end) break;
    const isPlain = part.kind === 'string' && !isFormatted(text, part);
    if (!isPlain && part.kind !== 'comment' && !/^[();]$/u.test(text.slice(part.start, part.end)))
      return 'string';
  }
  return 'documentation';
}
