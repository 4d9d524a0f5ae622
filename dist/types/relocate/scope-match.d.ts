import type { Scope } from './outline.ts';
/** How a class or function of the old document is found in the new one. */
export interface ScopeMatch {
    readonly scope: Scope;
    /** The same kind and name in the scope that matches its own. */
    readonly named: boolean;
    readonly renamed: boolean;
    /** Tokens in common, own name left out; undefined until it mattered. */
    readonly likeness: number | undefined;
    /** The next best, where there was a choice. */
    readonly rival: ScopeRival | undefined;
    /** Nothing else has its name; or what has is not it. */
    readonly sure: boolean;
    /** Another one of its name is as alike, before or after. */
    readonly contested: boolean;
}
export interface ScopeRival {
    readonly scope: Scope;
    readonly likeness: number;
}
export type ScopeMatches = ReadonlyMap<Scope, ScopeMatch>;
/** The only one of its name. */
export declare function onlyOne(scope: Scope): ScopeMatch;
