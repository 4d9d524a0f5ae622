import type { Scope } from './outline.ts';

/** The counterpart of a class or function in the new document. A role is, for example, `getter` or `overload`. */
export interface ScopeMatch {
  readonly scope: Scope;
  /** True if the counterpart has the same name, kind and role, and is in the counterpart of the parent scope. */
  readonly named: boolean;
  readonly renamed: boolean;
  /** The share of common words, see `definitionWords`; undefined if it was not computed. */
  readonly similarity: number | undefined;
  /** For a match by similarity, the best alternative to `scope`, if one exists. */
  readonly secondBest: SecondBestScope | undefined;
  /**
   * True if name, kind and role are unique in the old and in the new parent scope. Also true if all words are equal
   * and `isAmbiguous` is false.
   */
  readonly isCertain: boolean;
  /** True if another old or new scope matches about as well, or if the new scope at the old index is similar too. */
  readonly isAmbiguous: boolean;
}

export interface SecondBestScope {
  readonly scope: Scope;
  readonly similarity: number;
}

/** The counterparts of old scopes. Scopes without a counterpart are absent. */
export type ScopeMatches = ReadonlyMap<Scope, ScopeMatch>;

export function certainMatch(scope: Scope): ScopeMatch {
  return {
    scope,
    named: true,
    renamed: false,
    similarity: undefined,
    secondBest: undefined,
    isCertain: true,
    isAmbiguous: false,
  };
}
