import type { SourceDocument } from '../selector/source.ts';
import { firstAt } from './fingerprint.ts';
import { normalizedWords } from './normalized-words.ts';
import { outlineOf, type Scope } from './outline.ts';

/** The words of a class or function, read once. */
export type Words = (scope: Scope) => readonly string[];

export function wordsOf(before: SourceDocument, after: SourceDocument): Words {
  const known = new Map<Scope, readonly string[]>();
  const roots = new Set([outlineOf(before).module]);
  return (scope) => {
    let words = known.get(scope);
    if (words === undefined) {
      words = definitionWords(roots.has(rootOf(scope)) ? before : after, scope);
      known.set(scope, words);
    }
    return words;
  };
}

function rootOf(scope: Scope): Scope {
  return scope.parent === undefined ? scope : rootOf(scope.parent);
}

/** The words of a class or function, its own name and its docstring left out. */
export function definitionWords(document: SourceDocument, { definition }: Scope): readonly string[] {
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
