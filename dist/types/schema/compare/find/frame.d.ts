import { type TypeName } from '../assertion.ts';
import { type Json } from '../../json.ts';
import type { Literal } from './solution.ts';
import type { Signed } from './solver.ts';
import type { Universe } from '../universe.ts';
/** One of these sets of demands has to be met. */
export type Clause = readonly (readonly Signed[])[];
/**
 * What is asked of a value of one type: what each part of it has to satisfy, and choices that are still
 * to be made. Demands that contradict each other at sight make it impossible.
 */
export declare class Frame {
    readonly type: TypeName;
    readonly literals: Literal[];
    readonly clauses: Clause[];
    /** The values that it may be; undefined where that is not said. */
    values: readonly Json[] | undefined;
    readonly excluded: Set<string>;
    /** Why nothing can be proved about it. */
    opaque: string | undefined;
    private readonly universe;
    private readonly signs;
    /** Nodes that say one of the things that are demanded. */
    private readonly noted;
    constructor(universe: Universe, type: TypeName);
    copy(): Frame;
    /** Whether the demand is among those that were taken in. */
    includes({ node, holds }: Signed): boolean;
    /** Takes in demands; false where they cannot be met together with the others. */
    add(demands: readonly Signed[]): boolean;
    private addNode;
    /** What a node says is held against what must not hold. */
    private note;
    private not;
    private addClause;
    private concerns;
    private addAssertion;
    private addNegation;
    /** Every item is anything, and none is nothing. */
    private addContains;
    /** Nothing is known of it, but that it does not both hold and not hold. */
    private addOpaque;
    /** One of the components does not hold; a single one is a literal. */
    private refuseOne;
    private literal;
}
