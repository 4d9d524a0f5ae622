import type { Scope } from './outline.ts';
import type { ScopeMatch, ScopeMatches } from './scope-match.ts';
/** A class or function of the old document that another one of the new is like. */
export interface Rename {
    readonly before: Scope;
    readonly match: ScopeMatch;
}
/** The pairs of what is lost and what is new, the most alike first. */
export declare function renames(lost: readonly Scope[], free: readonly Scope[], matches: ScopeMatches): readonly Rename[];
