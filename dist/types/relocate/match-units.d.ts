import { type Tie } from './align.ts';
import type { ScopeMatches } from './scope-match.ts';
import { type Scope, type Unit } from './outline.ts';
/** How a logical line is found again in the scope that matches its own. */
export interface UnitMatch {
    readonly unit: Unit;
    readonly tie: Tie | 'moved';
    /** Words in common, in [0, 1]. */
    readonly likeness: number;
    /** The next best: a line of the new scope that no equal line claims. */
    readonly rival: UnitRival | undefined;
    /** Equal, and the only one of its kind on either side. */
    readonly unique: boolean;
    /** How many of the lines right before and after it are found right before and after it. */
    readonly neighbours: 0 | 1 | 2;
}
export interface UnitRival {
    readonly unit: Unit;
    readonly likeness: number;
}
/** The logical lines of a scope in the scope that matches it: headers with headers, bodies with bodies. */
export declare function matchUnits(before: Scope, after: Scope, matches: ScopeMatches): ReadonlyMap<Unit, UnitMatch>;
