import type { SpendComparisons } from './comparison-budget.ts';
import { definitionWords } from './definition-words.ts';
import { commonShare } from './normalized-words.ts';
import type { Scope } from './outline.ts';
import type { ScopeMatch, ScopeMatches, SecondBestScope } from './scope-match.ts';

/** An old class or function and its renamed or moved counterpart. */
export interface Rename {
  readonly before: Scope;
  readonly match: ScopeMatch;
  /** The unmatched new scopes that were compared with `before`, by descending rank. */
  readonly ranked: readonly RankedScope[];
}

interface RankedScope extends SecondBestScope {
  /** The similarity of the scopes plus the weighted similarity of their names. */
  readonly rank: number;
}

/** The minimum similarities for a match with a new name, with a new parent scope, or with both. */
const MIN_SIMILARITY = { renamed: 0.5, moved: 0.4, both: 0.7 } as const;
/** Definitions with fewer words may be similar by chance, so only nearly equal ones match. */
const FEW_WORDS = 12;

/** The weight of common words in names. It is small, so names decide only between almost equally similar scopes. */
const NAME_SHARE = 0.1;

/** Splits a name in `snake_case` or `CamelCase` into words. */
function partsOf({ definition }: Scope): readonly string[] {
  return definition?.name.toLowerCase() === definition?.name
    ? (definition?.name.split('_') ?? [])
    : (definition?.name.match(/\p{Lu}?[\p{Ll}\p{N}]+|\p{Lu}+/gu) ?? []);
}

/** Above this number of pairs, only scopes with similar numbers of words (within 10 %) are compared. */
const MAX_PAIRS = 10_000;

function isAsLong(left: readonly string[], right: readonly string[]): boolean {
  return Math.abs(left.length - right.length) * 10 <= Math.min(left.length, right.length);
}

function rankedScope(before: Scope, scope: Scope, spend: SpendComparisons): RankedScope {
  const similarity = commonShare(definitionWords(before), definitionWords(scope), spend);
  const rank = similarity + NAME_SHARE * commonShare(partsOf(before), partsOf(scope), spend);
  return { scope, similarity, rank };
}

/** Two matches are clear if an exchange of their new scopes lowers the sum of the ranks by at least this value. */
const MIN_EXCHANGE_MARGIN = 0.05;

/** Returns the second-best match of a renamed scope. Skips scopes that clearly match other renamed scopes. */
export function secondBestOf(
  { match, ranked }: Rename,
  renamed: ReadonlyMap<Scope, Rename>,
  spend: SpendComparisons,
): SecondBestScope | undefined {
  const ownRank = ranked.find(({ scope }) => scope === match.scope)?.rank ?? 0;
  return ranked.find(({ scope, rank }) => {
    if (scope === match.scope) return false;
    const owner = renamed.get(scope);
    if (owner === undefined) return true;
    const owned = rankedScope(owner.before, scope, spend).rank;
    const exchanged = rank + rankedScope(owner.before, match.scope, spend).rank;
    return ownRank + owned - exchanged < MIN_EXCHANGE_MARGIN;
  });
}

/** Pairs old scopes with their best new scopes if similar enough. New scopes can repeat. Sorts by descending rank. */
export function renames(
  unmatched: readonly Scope[],
  unmatchedAfter: readonly Scope[],
  matches: ScopeMatches,
  spend: SpendComparisons,
): readonly Rename[] {
  const pairs: (Rename & { readonly rank: number })[] = [];
  for (const before of unmatched) {
    spend(unmatchedAfter.length);
    const ranked = unmatchedAfter
      .filter(({ definition }) => definition?.kind === before.definition?.kind)
      .filter(
        (scope) =>
          unmatched.length * unmatchedAfter.length <= MAX_PAIRS ||
          isAsLong(definitionWords(before), definitionWords(scope)),
      )
      .map((scope) => rankedScope(before, scope, spend))
      .toSorted((left, right) => right.rank - left.rank);
    const [best] = ranked;
    if (best === undefined) continue;
    const { scope, similarity, rank } = best;
    const sameName = scope.definition?.name === before.definition?.name;
    const sameParent = before.parent !== undefined && matches.get(before.parent)?.scope === scope.parent;
    const least = sameName ? MIN_SIMILARITY.moved : sameParent ? MIN_SIMILARITY.renamed : MIN_SIMILARITY.both;
    const isShort = Math.min(definitionWords(before).length, definitionWords(scope).length) < FEW_WORDS;
    if (similarity < (isShort ? Math.max(least, 0.9) : least)) continue;
    pairs.push({
      before,
      match: {
        scope,
        similarity,
        named: false,
        renamed: !sameName,
        secondBest: undefined,
        isCertain: false,
        isAmbiguous: false,
      },
      rank,
      ranked,
    });
  }
  return pairs.toSorted((left, right) => right.rank - left.rank);
}
