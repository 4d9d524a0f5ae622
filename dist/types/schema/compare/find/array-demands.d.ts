import type { Assertion, ItemsAssertion } from '../assertion.ts';
import type { Literal } from './solution.ts';
export type Contains = Extract<Assertion, {
    kind: 'contains';
}>;
/** What is asked of an array. */
export interface ArrayDemands {
    readonly schemas: readonly ItemsAssertion[];
    /** There is an item that the single component speaks of and that does not meet it. */
    readonly violations: readonly ItemsAssertion[];
    readonly contains: readonly Contains[];
    readonly min: number;
    readonly max: number;
    readonly unique: boolean;
    readonly repeated: boolean;
}
export declare function arrayDemands(literals: readonly Literal[]): ArrayDemands;
