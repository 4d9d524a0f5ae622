import type { NodeId, PropertiesAssertion } from '../assertion.ts';
import type { Signed, Solver } from './solver.ts';
/** A name that a member may have. */
export interface Key {
    readonly name: string;
    /** One of many of its kind that no schema mentions. */
    readonly isExample: boolean;
}
interface Naming {
    readonly schemas: readonly PropertiesAssertion[];
    readonly violations: readonly PropertiesAssertion[];
    readonly forbidden: ReadonlySet<string>;
    readonly required: ReadonlySet<string>;
    readonly names: readonly NodeId[];
}
/**
 * Every name that the schemas mention, and for each combination of patterns that a name can match some
 * that they do not mention. `taken` are in use already; `extra` is asked of the new names beside.
 */
export declare function keysOf(solver: Solver, naming: Naming, taken: ReadonlySet<string>, extra: readonly Signed[]): {
    readonly keys: readonly Key[];
    readonly doubt?: string;
};
export {};
