import { pointerTo } from '../../../text/json-pointer.ts';
import { LanserError } from '../../../model/lanser-error.ts';
import { isJsonObject, memberOf, type Json, type JsonObject } from '../../../schema/json.ts';
import { isBefore2019 } from '../../../schema/dialect.ts';
import { isUnchecked } from '../ajv-instance.ts';
import { inPlaceNodes, type Assertion, type NodeId } from '../assertion.ts';
import { ALWAYS, dependentNames, NEVER, readKeywords, type Part } from './read-keywords.ts';
import type { UnevaluatedKeyword } from './reliable-tracking.ts';
import type { SchemaGraph, SourceNode } from './schema-graph.ts';
import {
  addressOf,
  schemaAt,
  type SchemaPlace,
  type Resolver,
  type SchemaDocument,
} from './schema-document.ts';
import { unevaluatedAssertions } from './unevaluated.ts';

/**
 * Reads a schema and everything that it refers to into the graph. Returns the node of the schema.
 *
 * @throws LanserError E/SCHEMA_INVALID for an endless reference such as `{"$ref": "#"}`, or for a malformed schema.
 */
export function readGraph(graph: SchemaGraph, document: SchemaDocument, resolve: Resolver): NodeId {
  const ids = new Map<SchemaDocument, Map<string, NodeId>>();
  const unevaluated: { id: NodeId; keyword: UnevaluatedKeyword; rest: NodeId }[] = [];

  const read = (place: SchemaPlace): NodeId => {
    const cached = ids.get(place.document)?.get(place.pointer);
    if (cached !== undefined) return cached;
    const value = schemaAt(place);
    if (value === true) return remember(place, ALWAYS);
    if (value === false) return remember(place, NEVER);
    if (!isJsonObject(value)) throw malformed(place);
    const target = onlyReference(value);
    if (target !== undefined) return remember(place, readTarget(place, target, [place]));
    const id = remember(place, graph.nodes.length);
    const pointer = document === place.document ? place.pointer : `${place.document.name}#${place.pointer}`;
    graph.nodes.push({ pointer, parts: [] });
    graph.nodes[id] = { pointer, parts: partsOf(value, place, id) };
    return id;
  };

  const readTarget = (from: SchemaPlace, reference: string, chain: readonly SchemaPlace[]): NodeId => {
    const place = resolve(from, reference);
    if (place === undefined) return opaque(from, reference);
    const value = schemaAt(place);
    const next = isJsonObject(value) ? onlyReference(value) : undefined;
    if (next === undefined) return read(place);
    if (chain.some((one) => one.document === place.document && one.pointer === place.pointer)) {
      throw endless(place.pointer);
    }
    return readTarget(place, next, [...chain, place]);
  };

  const opaque = (from: SchemaPlace, reference: string): NodeId => {
    const id = `$ref ${addressOf(from, reference)}`;
    const reason = `${reference} is unavailable`;
    return graph.add(from.pointer, [{ kind: 'opaque', name: reference, id, reason }], '$ref');
  };

  /** Adds a node for a dynamic reference, with its own id, because equal references may have different targets. */
  const dynamic = (from: SchemaPlace, keyword: string, reference: string): NodeId => {
    const id = `${keyword} ${graph.nodes.length}`;
    const reason = `the target of ${reference} is unknown`;
    return graph.add(from.pointer, [{ kind: 'opaque', name: reference, id, reason }], keyword);
  };

  /**
   * Returns true if a dynamic reference always leads to the root of the compared schema. The reference must name the
   * root's `$dynamicAnchor`, or be `#` in a document without `$ref`.
   */
  const leadsToRoot = (from: SchemaPlace, reference: string): boolean => {
    const target = resolve(from, reference);
    if (target?.document !== document || from.document !== document || target.pointer !== '') return false;
    const anchor = isJsonObject(document.root) ? memberOf(document.root, '$dynamicAnchor') : undefined;
    return reference === `#${anchor as string}` || (reference === '#' && !hasReference(document.root));
  };

  const remember = ({ document: owner, pointer }: SchemaPlace, id: NodeId): NodeId => {
    const pointers = ids.get(owner) ?? new Map<string, NodeId>();
    ids.set(owner, pointers.set(pointer, id));
    return id;
  };

  const partsOf = (schema: JsonObject, place: SchemaPlace, id: NodeId): readonly Part[] => {
    const { dialect } = place.document;
    const below = (...parts: readonly (string | number)[]): NodeId =>
      read({ document: place.document, pointer: pointerTo(place.pointer, ...parts) });
    const parts = readKeywords(schema, dialect, below).map((part) => behindTuple(graph, schema, place, part));
    for (const keyword of isBefore2019(dialect) ? (['$ref'] as const) : REFERENCES) {
      const reference = memberOf(schema, keyword);
      if (typeof reference !== 'string') continue;
      const isOpen = keyword !== '$ref' && !leadsToRoot(place, reference);
      const node = isOpen ? dynamic(place, keyword, reference) : readTarget(place, reference, [place]);
      parts.push({ keyword, assertion: { kind: 'all', nodes: [node] } });
    }
    for (const [keyword, name, names] of dependentNames(schema, dialect)) {
      const required = names.map((one): Assertion => ({ kind: 'required', name: one }));
      const node = graph.add(pointerTo(place.pointer, keyword, name), required);
      parts.push({ keyword, assertion: { kind: 'dependent', name, node } });
    }
    for (const keyword of isBefore2019(dialect) ? [] : UNEVALUATED) {
      if (!Object.hasOwn(schema, keyword)) continue;
      parts.push({ keyword, assertion: { kind: 'opaque', name: keyword, reason: keyword } });
      unevaluated.push({ id, keyword, rest: below(keyword) });
    }
    return parts;
  };

  const root = read({ document, pointer: '' });
  refuseEndless(graph);
  // The evaluated properties and items are known only after all schemas are read.
  const evaluated = unevaluated.map(({ id, keyword, rest }) => {
    const assertions = unevaluatedAssertions(graph, id, keyword, rest);
    return { id, keyword, parts: assertions.map((assertion) => ({ keyword, assertion })) };
  });
  for (const { id, keyword, parts } of evaluated) {
    const node = graph.nodes[id] as SourceNode;
    const others = node.parts.filter((part) => part.keyword !== keyword);
    graph.nodes[id] = { pointer: node.pointer, parts: [...others, ...parts] };
  }
  refuseEndless(graph);
  return root;
}

/**
 * Exempts short arrays from a `contains` next to a tuple. Ajv ignores such a `contains` in an array of at most n
 * items, if n is the position (from 0) of the first schema of the tuple for which `isUnchecked` is false.
 */
function behindTuple(
  graph: SchemaGraph,
  schema: JsonObject,
  { document, pointer }: SchemaPlace,
  part: Part,
): Part {
  if (part.assertion.kind !== 'contains') return part;
  const tuple = memberOf(schema, document.dialect === '2020-12' ? 'prefixItems' : 'items');
  const count = Array.isArray(tuple)
    ? tuple.findIndex((item: Json) => !isUnchecked(item, document.dialect))
    : -1;
  if (count === -1) return part;
  const nodes = [
    graph.add(pointer, [{ kind: 'atMost', counted: 'items', count }], part.keyword),
    graph.add(pointer, [part.assertion], part.keyword),
  ];
  return { ...part, assertion: { kind: 'any', nodes } };
}

function hasReference(value: Json): boolean {
  if (Array.isArray(value)) return value.some(hasReference);
  if (!isJsonObject(value)) return false;
  return typeof memberOf(value, '$ref') === 'string' || Object.values(value).some(hasReference);
}

const UNEVALUATED = ['unevaluatedProperties', 'unevaluatedItems'] as const;
const REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'] as const;

/** Keywords that do not constrain values. */
const NON_ASSERTIONS: ReadonlySet<string> = new Set([
  '$anchor',
  '$comment',
  '$defs',
  '$dynamicAnchor',
  '$id',
  '$schema',
  'default',
  'definitions',
  'deprecated',
  'description',
  'examples',
  'readOnly',
  'title',
  'writeOnly',
]);

/** Returns the `$ref` of a schema without other constraints. In all drafts, ajv applies constraints beside `$ref`. */
function onlyReference(schema: JsonObject): string | undefined {
  const reference = memberOf(schema, '$ref');
  if (typeof reference !== 'string') return undefined;
  const others = Object.keys(schema).filter((name) => name !== '$ref' && !NON_ASSERTIONS.has(name));
  return others.length === 0 ? reference : undefined;
}

/** Rejects cycles of schemas that apply to the same value, because their evaluation may never end. */
function refuseEndless(graph: SchemaGraph): void {
  const state = new Map<NodeId, 'open' | 'done'>();
  const visit = (id: NodeId): void => {
    if (state.get(id) === 'done') return;
    const node = graph.nodes[id] as SourceNode;
    if (state.get(id) === 'open') throw endless(node.pointer);
    state.set(id, 'open');
    for (const { assertion } of node.parts) inPlaceNodes(assertion).forEach(visit);
    state.set(id, 'done');
  };
  graph.nodes.forEach((_, id) => visit(id));
}

function endless(pointer: string): LanserError {
  return new LanserError(
    'E/SCHEMA_INVALID',
    `The schema at ${JSON.stringify(pointer)} refers to itself in a loop. Remove one of the references.`,
    { pointer },
  );
}

function malformed(place: SchemaPlace): LanserError {
  const { pointer } = place;
  return new LanserError(
    'E/SCHEMA_INVALID',
    `The value at ${JSON.stringify(pointer)} is not a schema: expected an object or a boolean.`,
    { pointer, value: schemaAt(place) ?? null },
  );
}
