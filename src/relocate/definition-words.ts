import { memoized } from '../text/memoized.ts';
import { firstAt } from './fingerprint.ts';
import { normalizedWords } from './normalized-words.ts';
import type { Scope } from './outline.ts';

/** Returns the `normalizedWords` of a scope, and caches them. Omits the definition's own name and its docstring. */
export const definitionWords: (scope: Scope) => readonly string[] = memoized(readWords, new WeakMap());

function readWords({ document, definition }: Scope): readonly string[] {
  const { docstring, span, nameSpan } = definition ?? {};
  const all = document.tokens();
  const [from, to] =
    span === undefined ? [0, all.length] : [firstAt(all, span.start), firstAt(all, span.end)];
  const tokens = all
    .slice(from, to)
    .filter(
      ({ start, end }) =>
        start !== nameSpan?.start && !(docstring && start >= docstring.start && end <= docstring.end),
    );
  return normalizedWords(document.lines.text, tokens);
}
