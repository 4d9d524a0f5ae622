import type { SourceDocument } from '../selector/source.ts';
import { matchScopes, type ScopeMatches } from './match-scopes.ts';
import { matchUnits, type UnitMatch } from './match-units.ts';
import type { Scope, Unit } from './outline.ts';

/** An old document and the new one in which its code is looked for. */
export interface DocumentPair {
  readonly before: SourceDocument;
  readonly after: SourceDocument;
  readonly scopes: ScopeMatches;
  /** The logical lines of an old scope that has a match. */
  units(scope: Scope): ReadonlyMap<Unit, UnitMatch>;
}

const NO_UNITS: ReadonlyMap<Unit, UnitMatch> = new Map();

const pairs = new WeakMap<object, WeakMap<object, DocumentPair>>();

/** Made once for two documents, as long as both are in use. */
export function documentPair(before: SourceDocument, after: SourceDocument): DocumentPair {
  const ofBefore = pairs.get(before.lines) ?? new WeakMap<object, DocumentPair>();
  pairs.set(before.lines, ofBefore);
  const known = ofBefore.get(after.lines);
  if (known !== undefined) return known;
  const scopes = matchScopes(before, after);
  const matched = new Map<Scope, ReadonlyMap<Unit, UnitMatch>>();
  const pair: DocumentPair = {
    before,
    after,
    scopes,
    units(scope) {
      const partner = scopes.get(scope);
      if (partner === undefined) return NO_UNITS;
      const units = matched.get(scope) ?? matchUnits(scope, partner.scope, scopes);
      matched.set(scope, units);
      return units;
    },
  };
  ofBefore.set(after.lines, pair);
  return pair;
}
