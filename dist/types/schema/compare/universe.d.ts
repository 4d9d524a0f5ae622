import { type Assertion, type NodeId } from './assertion.ts';
import type { SchemaGraph } from './read/schema-graph.ts';
/**
 * Schemas without their places: two that say the same in the same way are one node, however often and
 * on whichever side they stand, recursive ones included. 0 is `true`, 1 is `false`.
 */
export declare class Universe {
    private readonly nodes;
    private readonly ids;
    private readonly single;
    constructor();
    /** The node that says this and nothing else. */
    nodeOf(assertion: Assertion): NodeId;
    assertionsOf(node: NodeId): readonly Assertion[];
    /** The node that says all of these. */
    intern(assertions: readonly Assertion[]): NodeId;
    /** Takes in a graph; gives the node of each of its schemas. */
    adopt(graph: SchemaGraph): readonly NodeId[];
}
