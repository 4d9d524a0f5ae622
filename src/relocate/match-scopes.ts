import type { SourceDocument } from '../selector/source.ts';
import type { SpendComparisons } from './comparison-budget.ts';
import { namedChildren } from './match-named.ts';
import { renames, secondBestOf, type Rename } from './match-renamed.ts';
import { outlineOf, type Scope } from './outline.ts';
import { certainMatch, type ScopeMatch, type ScopeMatches } from './scope-match.ts';

/**
 * Pairs scopes (modules, classes and functions) by name, then by content. Repeats the second step, because a lower
 * similarity can suffice for renamed children after their parents are paired.
 */
export function matchScopes(
  before: SourceDocument,
  after: SourceDocument,
  spend: SpendComparisons,
): ScopeMatches {
  const matches = new Map<Scope, ScopeMatch>();
  const matchedAfter = new Set<Scope>();
  const addMatch = (one: Scope, match: ScopeMatch): void => {
    matches.set(one, match);
    matchedAfter.add(match.scope);
    for (const [child, found] of namedChildren(one, match.scope, spend)) {
      if (!matches.has(child) && !matchedAfter.has(found.scope)) addMatch(child, found);
    }
  };
  const renamed = new Map<Scope, Rename>();
  const roots = [outlineOf(before).module, outlineOf(after).module] as const;
  addMatch(roots[0], certainMatch(roots[1]));
  for (;;) {
    const unmatched = below(roots[0]).filter((scope) => !matches.has(scope));
    const unmatchedAfter = below(roots[1]).filter((scope) => !matchedAfter.has(scope));
    const found = renames(unmatched, unmatchedAfter, matches, spend);
    if (found.length === 0) break;
    for (const rename of found) {
      const { before: one, match } = rename;
      if (matches.has(one) || matchedAfter.has(match.scope)) continue;
      renamed.set(match.scope, rename);
      addMatch(one, match);
    }
  }
  // A scope's second-best counterpart depends on the matches of all other scopes, so this loop runs last.
  for (const rename of renamed.values()) {
    matches.set(rename.before, { ...rename.match, secondBest: secondBestOf(rename, renamed, spend) });
  }
  return matches;
}

/** Returns all scopes inside a scope, each before the scopes inside it. */
function below(scope: Scope): readonly Scope[] {
  return scope.children.flatMap((child) => [child, ...below(child)]);
}
