import type { Span } from '../../syntax/definition.ts';
import type { SourceDocument } from '../../selector/source.ts';
import { enclosing, tokenFrom } from './enclosing.ts';

type Source = Pick<SourceDocument, 'definitions' | 'tokens' | 'lines'>;

/**
 * Returns a key for identifiers with the same meaning: a bare name has one meaning throughout a class or
 * function. Each attribute, keyword argument and imported name has its own key.
 */
export function identifierGroup({ definitions, tokens, lines: { text } }: Source, { start }: Span): string {
  const all = tokens();
  const at = tokenFrom(all, start);
  const wordAt = (index: number): string => {
    const token = all[index];
    return token === undefined ? '' : text.slice(token.start, token.end);
  };
  const line = text.slice(text.lastIndexOf('\n', start) + 1, start);
  const isAlone =
    wordAt(at - 1) === '.' || wordAt(at + 1) === '=' || /\b(?:import|from|as|for)\b/u.test(line);
  if (isAlone) return `at ${start}`;
  return `in ${enclosing(definitions, start)?.nameSpan.start ?? 'module'}`;
}
