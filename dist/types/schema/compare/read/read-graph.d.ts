import { type NodeId } from '../assertion.ts';
import type { SchemaGraph } from './schema-graph.ts';
import { type Resolver, type SchemaDocument } from './schema-document.ts';
/**
 * Reads a schema and everything that it refers to.
 *
 * @throws LanserError E/SCHEMA_INVALID where a schema refers to itself without looking at a part of the value.
 */
export declare function readGraph(graph: SchemaGraph, document: SchemaDocument, resolve: Resolver): NodeId;
