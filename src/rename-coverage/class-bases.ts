import type { Definition, Span } from '../syntax/definition.ts';
import type { Token } from '../syntax/token.ts';
import type { SourceDocument } from '../selector/source.ts';
import { afterBrackets, codeBetween, OPENING, wordOf } from './code-tokens.ts';

type Source = Pick<SourceDocument, 'tokens' | 'lines' | 'statementAt'>;

/** Returns a class's bases, such as `Base` in `pkg.Base[T]`. Omits calls, keyword arguments and `*` arguments. */
export function basesOf(source: Source, { nameSpan, signature }: Definition): readonly Span[] {
  const { text } = source.lines;
  const tokens = codeBetween(source, nameSpan.end, signature?.end ?? nameSpan.end);
  const last = tokens.length;
  let at = 0;
  if (wordOf(text, tokens[at]) === '[') at = afterBrackets(text, tokens, at);
  if (wordOf(text, tokens[at]) !== '(') return [];
  const bases: Span[] = [];
  for (at += 1; at < last && wordOf(text, tokens[at]) !== ')'; at += 1) {
    const base = namedAt(text, tokens, at);
    if (base !== undefined) bases.push(base);
    while (at < last && wordOf(text, tokens[at]) !== ',' && wordOf(text, tokens[at]) !== ')') {
      at = OPENING.has(wordOf(text, tokens[at])) ? afterBrackets(text, tokens, at) : at + 1;
    }
    if (wordOf(text, tokens[at]) === ')') break;
  }
  return bases;
}

/** Returns the span of `C` in `name = a.C`, `name: TypeAlias = C` or `type name = C`. `C` need not be a class. */
export function aliasedAt(source: Source, offset: number): Span | undefined {
  const { text } = source.lines;
  const statement = source.statementAt(offset);
  if (statement === undefined || !BINDING.has(statement.kind)) return undefined;
  const tokens = codeBetween(source, offset, statement.end);
  for (let at = 1; at < tokens.length;) {
    const word = wordOf(text, tokens[at]);
    if (word === '=') return namedAt(text, tokens, at + 1);
    // Skips brackets, because type parameters and annotations can contain `=`.
    at = OPENING.has(word) ? afterBrackets(text, tokens, at) : at + 1;
  }
  return undefined;
}

const BINDING: ReadonlySet<string> = new Set(['expression_statement', 'type_alias_statement']);

/** Returns the span of `C` in `a.b.C` or `a.b.C[…]`; undefined for a call, a keyword argument or a literal. */
function namedAt(text: string, tokens: readonly Token[], from: number): Span | undefined {
  let at = from;
  while (wordOf(text, tokens[at + 1]) === '.' && tokens[at + 2]?.kind === 'word') at += 2;
  const name = tokens[at];
  const next = wordOf(text, tokens[at + 1]);
  if (name?.kind !== 'word' || next === '(' || next === '=') return undefined;
  return { start: name.start, end: name.end };
}
