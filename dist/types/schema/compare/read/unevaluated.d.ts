import { type Assertion, type NodeId } from '../assertion.ts';
import type { SchemaGraph } from './schema-graph.ts';
/** `unevaluatedProperties` as assertions that do not depend on what else was looked at. */
export declare function unevaluatedProperties(graph: SchemaGraph, node: NodeId, rest: NodeId): readonly Assertion[];
/** `unevaluatedItems`, likewise. */
export declare function unevaluatedItems(graph: SchemaGraph, node: NodeId, rest: NodeId): readonly Assertion[];
