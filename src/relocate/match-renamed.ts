import { definitionWords } from './definition-words.ts';
import { commonShare } from './normalized-words.ts';
import type { Scope } from './outline.ts';
import type { ScopeMatch, ScopeMatches } from './scope-match.ts';

/** A class or function of the old document that another one of the new is like. */
export interface Rename {
  readonly before: Scope;
  readonly match: ScopeMatch;
}

/** Below these a class or function with another name, or in another scope, is another one. */
const LEAST = { renamed: 0.5, moved: 0.4, both: 0.7 } as const;
/** With fewer words than this, two are alike by chance. */
const FEW_WORDS = 12;

/** What names that have words in common add, of those that are about as alike. */
const NAME_SHARE = 0.1;

/** The words of a name: of `snake_case` and of `CamelCase`. */
function partsOf({ definition }: Scope): readonly string[] {
  return definition?.name.toLowerCase() === definition?.name
    ? (definition?.name.split('_') ?? [])
    : (definition?.name.match(/\p{Lu}?[\p{Ll}\p{N}]+|\p{Lu}+/gu) ?? []);
}

/** With more pairs than this, only those of nearly the same length are compared. */
const MANY_PAIRS = 10_000;

function isAsLong(left: readonly string[], right: readonly string[]): boolean {
  return Math.abs(left.length - right.length) * 10 <= Math.min(left.length, right.length);
}

/** The pairs of what is lost and what is new, the most alike first. */
export function renames(
  lost: readonly Scope[],
  free: readonly Scope[],
  matches: ScopeMatches,
): readonly Rename[] {
  const pairs: (Rename & { readonly rank: number })[] = [];
  for (const before of lost) {
    const ranked = free
      .filter(({ definition }) => definition?.kind === before.definition?.kind)
      .filter(
        (scope) =>
          lost.length * free.length <= MANY_PAIRS ||
          isAsLong(definitionWords(before), definitionWords(scope)),
      )
      .map((scope) => {
        const likeness = commonShare(definitionWords(before), definitionWords(scope));
        return {
          scope,
          likeness,
          rank: likeness + NAME_SHARE * commonShare(partsOf(before), partsOf(scope)),
        };
      })
      .toSorted((left, right) => right.rank - left.rank);
    const [best, next] = ranked;
    if (best === undefined) continue;
    const { scope, likeness, rank } = best;
    const sameName = scope.definition?.name === before.definition?.name;
    const sameParent = before.parent !== undefined && matches.get(before.parent)?.scope === scope.parent;
    const least = sameName ? LEAST.moved : sameParent ? LEAST.renamed : LEAST.both;
    const few = Math.min(definitionWords(before).length, definitionWords(scope).length) < FEW_WORDS;
    if (likeness < (few ? Math.max(least, 0.9) : least)) continue;
    pairs.push({
      before,
      match: {
        scope,
        likeness,
        named: false,
        renamed: !sameName,
        rival: next,
        sure: false,
        contested: false,
      },
      rank,
    });
  }
  return pairs.toSorted((left, right) => right.rank - left.rank);
}
