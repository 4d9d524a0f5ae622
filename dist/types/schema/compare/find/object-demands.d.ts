import type { NodeId, PropertiesAssertion } from '../assertion.ts';
import type { Literal } from './solution.ts';
/** What is asked of an object. */
export interface ObjectDemands {
    readonly schemas: readonly PropertiesAssertion[];
    readonly required: ReadonlySet<string>;
    readonly forbidden: ReadonlySet<string>;
    readonly names: readonly NodeId[];
    readonly min: number;
    readonly max: number;
    /** There is a member that one component speaks of and that does not meet it. */
    readonly violations: readonly PropertiesAssertion[];
    /** There is a member whose name is not of the node. */
    readonly badNames: readonly NodeId[];
}
export declare function objectDemands(literals: readonly Literal[]): ObjectDemands;
