import type { NodeId } from '../assertion.ts';
import type { Part } from './read-keywords.ts';
import type { SchemaGraph } from './schema-graph.ts';

/**
 * The members of an object, or the items of an array, that ajv tracks as evaluated:
 * - `nothing`: no member
 * - `all`: every member
 * - `known`: a set of members that depends only on the schema
 * - `variable`: a set of members that also depends on the value; ajv stores their names in a variable
 * - `lost`: unknown, because the tracking is unreliable
 */
type Tracking = 'nothing' | 'known' | 'variable' | 'all' | 'lost';
export type UnevaluatedKeyword = 'unevaluatedProperties' | 'unevaluatedItems';

/**
 * Some keywords, in the order in which ajv processes them. `properties` also stands for `patternProperties` and
 * `additionalProperties`. The order of other keywords has no effect on the tracking.
 */
const ORDER = [
  '$dynamicRef',
  '$recursiveRef',
  '$ref',
  'anyOf',
  'oneOf',
  'allOf',
  'if',
  'dependencies',
  'properties',
  'dependentSchemas',
] as const;

/**
 * Returns true if ajv correctly tracks the evaluated members (or items) of a schema. Ajv's code can lose evaluated
 * members, and can count members that only a failed subschema evaluates.
 */
export function isTrackedReliably(graph: SchemaGraph, node: NodeId, counted: UnevaluatedKeyword): boolean {
  const parts = (graph.nodes[node]?.parts ?? []).filter(({ keyword }) => keyword !== counted);
  // Ajv counts the names in a schema's own `properties` as evaluated. Ajv processes `properties` after most keywords,
  // so an earlier loss of these names has no effect.
  const ownMembers = parts.flatMap(({ assertion }) =>
    assertion.kind === 'properties' ? assertion.names : [],
  );
  const names = new Set(ownMembers.map(([name]) => name));
  return (
    trackingOfParts(parts, counted, (part, before) => {
      const isOwn = part.assertion.kind === 'properties';
      return after(graph, before, part, { counted, names: isOwn ? new Set() : names });
    }) !== 'lost'
  );
}

interface Tracked {
  readonly counted: UnevaluatedKeyword;
  /** Names that need no tracking, because the schema with the `unevaluated…` keyword lists them in `properties`. */
  readonly names: ReadonlySet<string>;
}

function trackingOf(graph: SchemaGraph, id: NodeId, tracked: Tracked): Tracking {
  const parts = graph.nodes[id]?.parts ?? [];
  return trackingOfParts(parts, tracked.counted, (part, before) => after(graph, before, part, tracked));
}

function trackingOfParts(
  parts: readonly Part[],
  counted: UnevaluatedKeyword,
  next: (part: Part, before: Tracking) => Tracking,
): Tracking {
  if (parts.some((part) => evaluatesAll(part, counted))) return 'all';
  const inOrder = parts.toSorted((one, other) => positionOf(one) - positionOf(other));
  return inOrder.reduce<Tracking>((before, part) => next(part, before), 'nothing');
}

function evaluatesAll({ keyword, keywords, assertion }: Part, counted: UnevaluatedKeyword): boolean {
  const kind = counted === 'unevaluatedItems' ? 'items' : 'properties';
  return keyword === counted || (assertion.kind === kind && keywords?.rest !== undefined);
}

function positionOf({ keyword, assertion }: Part): number {
  return ORDER.findIndex((one) => one === (assertion.kind === 'properties' ? 'properties' : keyword));
}

function after(graph: SchemaGraph, before: Tracking, { assertion }: Part, tracked: Tracked): Tracking {
  const { counted, names } = tracked;
  const trackingOfNode = (node: NodeId): Tracking => trackingOf(graph, node, tracked);
  const inEachCase = (start: Tracking, nodes: readonly NodeId[]): Tracking =>
    nodes.reduce((tracking, node) => inSomeCases(tracking, trackingOfNode(node), counted), start);
  switch (assertion.kind) {
    case 'properties':
      if (counted === 'unevaluatedItems') return before;
      if (assertion.patterns.length > 0) return always(before, 'variable');
      return assertion.names.every(([name]) => names.has(name)) ? before : always(before, 'known');
    case 'items':
      return counted === 'unevaluatedItems' ? always(before, 'known') : before;
    case 'all':
      return assertion.nodes.reduce((tracking, node) => always(tracking, trackingOfNode(node)), before);
    case 'any':
    case 'one':
      return inEachCase(before, assertion.nodes);
    case 'if':
      return inEachCase(always(before, trackingOfNode(assertion.test)), [
        assertion.consequence,
        assertion.otherwise,
      ]);
    case 'dependent':
      return inEachCase(before, [assertion.node]);
    default:
      return before;
  }
}

function always(before: Tracking, more: Tracking): Tracking {
  if (before === 'lost' || more === 'lost') return 'lost';
  if (before === 'all' || more === 'all') return 'all';
  if (before === 'variable' || more === 'variable') return 'variable';
  return before === 'known' ? before : more;
}

function inSomeCases(before: Tracking, more: Tracking, counted: UnevaluatedKeyword): Tracking {
  if (before === 'lost' || before === 'all' || more === 'nothing') return before;
  if (more === 'lost' || before === 'known' || counted === 'unevaluatedItems') return 'lost';
  return before === 'nothing' && more === 'variable' ? 'lost' : 'variable';
}
