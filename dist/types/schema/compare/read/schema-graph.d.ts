import type { Assertion, NodeId } from '../assertion.ts';
import type { Part } from './read-keywords.ts';
/** A schema as it stands in a document. */
export interface SourceNode {
    readonly pointer: string;
    readonly parts: readonly Part[];
}
/** All schemas of both sides that can be reached, by number; 0 is `true`, 1 is `false`. */
export declare class SchemaGraph {
    readonly nodes: SourceNode[];
    add(pointer: string, assertions: readonly Assertion[], keyword?: string): NodeId;
}
