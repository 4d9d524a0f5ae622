import type { NodeId } from '../assertion.ts';
import type { SchemaGraph } from './schema-graph.ts';
type Counted = 'unevaluatedProperties' | 'unevaluatedItems';
/**
 * Whether validators count right what a schema has evaluated. Code that ajv generates loses what is known
 * beforehand where the first part that counts by the value does not apply, and counts what such a part has
 * seen before it failed.
 */
export declare function keepsCount(graph: SchemaGraph, node: NodeId, counted: Counted): boolean;
export {};
