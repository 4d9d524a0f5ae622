import type { SourceDocument } from '../selector/source.ts';
import { grouped } from '../text/grouped.ts';
import { memoized } from '../text/memoized.ts';
import { once } from '../text/once.ts';
import { comparisonBudget } from './comparison-budget.ts';
import { matchScopes } from './match-scopes.ts';
import type { ScopeMatches } from './scope-match.ts';
import { matchUnits, type UnitMatch } from './match-units.ts';
import { outlineOf, unitsOf, type Scope, type Unit } from './outline.ts';

/** Two documents, and the matches of their code. `after` is a later version of `before`, or a different file. */
export interface DocumentPair {
  readonly before: SourceDocument;
  readonly after: SourceDocument;
  readonly scopes: ScopeMatches;
  /** Returns the matches of an old scope's units; empty if the scope has no match. Omits unmatched units. */
  units(scope: Scope): ReadonlyMap<Unit, UnitMatch>;
  /** Returns the logical lines of `after` that have no equal counterpart in `before`, grouped by `key`. */
  newUnits(): ReadonlyMap<string, readonly Unit[]>;
}

const NO_UNITS: ReadonlyMap<Unit, UnitMatch> = new Map();

const pairs = new WeakMap<object, WeakMap<object, DocumentPair>>();

/** Returns the cached or a new pair. Throws E/INCONCLUSIVE after too many comparisons; so do the pair's methods. */
export function documentPair(before: SourceDocument, after: SourceDocument): DocumentPair {
  const ofBefore = pairs.get(before.lines) ?? new WeakMap<object, DocumentPair>();
  pairs.set(before.lines, ofBefore);
  const cached = ofBefore.get(after.lines);
  if (cached !== undefined) return cached;
  const spend = comparisonBudget(after.uri);
  const scopes = matchScopes(before, after, spend);
  const pair: DocumentPair = {
    before,
    after,
    scopes,
    units: memoized((scope) => {
      const partner = scopes.get(scope);
      return partner === undefined ? NO_UNITS : matchUnits(scope, partner.scope, scopes, spend);
    }),
    newUnits: once(() => unmatchedUnits(pair)),
  };
  ofBefore.set(after.lines, pair);
  return pair;
}

function unmatchedUnits(pair: DocumentPair): ReadonlyMap<string, readonly Unit[]> {
  const matchedUnits = new Set<Unit>();
  for (const scope of pair.scopes.keys()) {
    for (const { unit, relation } of pair.units(scope).values())
      if (relation !== 'changed') matchedUnits.add(unit);
  }
  const all = unitsOf(outlineOf(pair.after).module);
  return grouped(
    all.filter((unit) => !matchedUnits.has(unit)),
    ({ key }) => key,
  );
}
