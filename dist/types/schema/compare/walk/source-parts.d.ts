import { type Assertion, type NodeId } from '../assertion.ts';
import type { SchemaGraph } from '../read/schema-graph.ts';
import { type Part } from '../read/read-keywords.ts';
import type { Universe } from '../universe.ts';
/** A number of a schema in the graph, with the place where it stands. */
export interface Source {
    readonly id: number;
    readonly pointer: string;
}
/** One thing that a schema says, where it stands, and the node that says only that. */
export interface SourcePart {
    readonly pointer: string;
    readonly base: string;
    readonly part: Part;
    /** Nodes in it are numbers of the graph. */
    readonly assertion: Assertion;
    readonly node: NodeId;
}
/** The schemas of both sides, as they stand and as nodes. */
export declare class Sources {
    private readonly graph;
    readonly universe: Universe;
    private readonly nodes;
    private readonly single;
    constructor(graph: SchemaGraph, universe: Universe);
    nodeOf(source: number): NodeId;
    /** A child with its place: its own where it was referred to, else the one below its parent. */
    child(id: number, base: string, ...parts: readonly (string | number)[]): Source;
    /** Everything that a schema says, what it includes by `allOf` and references among it. */
    partsOf({ id, pointer }: Source): readonly SourcePart[];
    private partNode;
}
