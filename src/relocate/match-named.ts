import { grouped } from '../text/grouped.ts';
import type { SpendComparisons } from './comparison-budget.ts';
import { definitionWords } from './definition-words.ts';
import { commonShare } from './normalized-words.ts';
import type { Scope } from './outline.ts';
import { certainMatch, type ScopeMatch } from './scope-match.ts';

/** Pairs child scopes with the same name, kind and role (such as getter). If several match, compares their words. */
export function* namedChildren(
  before: Scope,
  after: Scope,
  spend: SpendComparisons,
): Generator<readonly [Scope, ScopeMatch]> {
  const others = grouped(after.children, nameOf);
  for (const [key, scopes] of grouped(before.children, nameOf)) {
    const partners = others.get(key) ?? [];
    const [one, ...more] = scopes;
    const [partner, ...rest] = partners;
    if (one === undefined || partner === undefined) continue;
    if (more.length === 0 && rest.length === 0) {
      yield [one, certainMatch(partner)];
    } else yield* ofOneName(scopes, partners, spend);
  }
}

/**
 * Pairs scopes of one name. If both lists contain the same number of scopes with equal words, pairs these scopes in
 * order. Pairs the remaining scopes by similarity.
 */
function* ofOneName(
  scopes: readonly Scope[],
  partners: readonly Scope[],
  spend: SpendComparisons,
): Generator<readonly [Scope, ScopeMatch]> {
  const matched = new Set<Scope>();
  const others = grouped(partners, wordsOf);
  for (const [key, equal] of grouped(scopes, wordsOf)) {
    const found = others.get(key) ?? [];
    if (found.length !== equal.length) continue;
    for (const [index, one] of equal.entries()) {
      const partner = found[index];
      if (partner === undefined) continue;
      matched.add(one).add(partner);
      yield [one, { ...certainMatch(partner), similarity: 1 }];
    }
  }
  const rest = (all: readonly Scope[]): readonly Scope[] => all.filter((scope) => !matched.has(scope));
  yield* mostSimilar(rest(scopes), rest(partners), spend);
}

function nameOf({ definition }: Scope): string {
  return `${definition?.kind} ${definition?.part} ${definition?.name}`;
}

function wordsOf(scope: Scope): string {
  return definitionWords(scope).join('\u0000');
}

/** Pairs scopes of one name by descending similarity. A match with a close alternative is ambiguous. */
function* mostSimilar(
  scopes: readonly Scope[],
  partners: readonly Scope[],
  spend: SpendComparisons,
): Generator<readonly [Scope, ScopeMatch]> {
  const pairs = scopes.flatMap((one, row) =>
    partners.map((scope, column) => ({
      one,
      scope,
      similarity: commonShare(definitionWords(one), definitionWords(scope), spend),
      inOrder: row === column,
      distance: Math.abs(row - column),
    })),
  );
  pairs.sort((left, right) => right.similarity - left.similarity || left.distance - right.distance);
  const unmatched = new Set(scopes);
  const unmatchedAfter = new Set(partners);
  for (const pair of pairs) {
    const { one, scope, similarity } = pair;
    if (!unmatched.has(one) || !unmatchedAfter.has(scope)) continue;
    unmatched.delete(one);
    unmatchedAfter.delete(scope);
    spend(pairs.length);
    const others = pairs.filter((other) => other !== pair && other.similarity >= similarity - CLOSE);
    const secondBest = pairs.find((other) => other.one === one && other.scope !== scope);
    // If the scope at the old position is similar too, perhaps the scopes were edited, but not reordered.
    const replaced =
      scopes.length === partners.length &&
      !pair.inOrder &&
      pairs.some((other) => other.one === one && other.inOrder && other.similarity >= MIN_SIMILARITY);
    const isAmbiguousMatch = replaced || others.some((other) => other.one === one || other.scope === scope);
    yield [
      one,
      {
        scope,
        similarity,
        secondBest,
        named: true,
        renamed: false,
        isCertain: similarity === 1 && !isAmbiguousMatch,
        isAmbiguous: isAmbiguousMatch,
      },
    ];
  }
}

/** The minimum similarity at which the scope at the old position makes a match ambiguous. */
const MIN_SIMILARITY = 0.2;

/** An alternative is close if its similarity is at most this much lower than the similarity of the match. */
const CLOSE = 0.05;
