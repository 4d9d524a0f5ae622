import type { Scope } from './outline.ts';

/** The counterpart of a module, class or function in the new document. */
export interface ScopeMatch {
  readonly scope: Scope;
  /** True if name, kind and role (such as `getter`) are the same, and the parent scopes are counterparts too. */
  readonly named: boolean;
  readonly renamed: boolean;
  /** The share of common words, see `definitionWords`; undefined if it was not computed. */
  readonly similarity: number | undefined;
  /** For a match by similarity, the best alternative to `scope`, if one exists. */
  readonly secondBest: SecondBestScope | undefined;
  /**
   * Always false if `named` is false. Otherwise true if name, kind and role are unique in both parent scopes, or if
   * all words are equal and `isAmbiguous` is false.
   */
  readonly isCertain: boolean;
  /**
   * True if the match has an alternative among the scopes with the same name, kind and role. First case: the old or
   * the new scope is more similar, or about as similar, to another of these scopes. Second case: their number stays
   * the same, the match changes their order, and the old scope is also similar to the new scope at its old index.
   */
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
