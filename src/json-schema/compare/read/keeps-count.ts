import type { NodeId } from '../assertion.ts';
import type { Part } from './read-keywords.ts';
import type { SchemaGraph } from './schema-graph.ts';

/**
 * The way in which validators track what a schema has evaluated: nothing; statically known names; a variable,
 * if it depends on the value; or everything. `lost` means that the tracking is unreliable.
 */
type Count = 'nothing' | 'known' | 'variable' | 'all' | 'lost';
type Counted = 'unevaluatedProperties' | 'unevaluatedItems';

/** The order in which validators process keywords; `properties` includes related keywords. */
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
 * Returns true if validators correctly track what a schema has evaluated. The code that ajv generates loses
 * statically known names if the first part with a variable does not apply. It also counts names that such a
 * part evaluates before it fails.
 */
export function keepsCount(graph: SchemaGraph, node: NodeId, counted: Counted): boolean {
  const parts = (graph.nodes[node]?.parts ?? []).filter(({ keyword }) => keyword !== counted);
  // The schema's own names are counted last, so earlier losses do not affect them.
  const ownMembers = parts.flatMap(({ assertion }) =>
    assertion.kind === 'properties' ? assertion.names : [],
  );
  const names = new Set(ownMembers.map(([name]) => name));
  return (
    countOfParts(parts, counted, (part, before) => {
      const isOwn = part.assertion.kind === 'properties';
      return after(graph, before, part, { counted, names: isOwn ? new Set() : names });
    }) !== 'lost'
  );
}

interface Counting {
  readonly counted: Counted;
  /** Names that need no tracking. */
  readonly names: ReadonlySet<string>;
}

function countOf(graph: SchemaGraph, id: NodeId, counting: Counting): Count {
  const parts = graph.nodes[id]?.parts ?? [];
  return countOfParts(parts, counting.counted, (part, before) => after(graph, before, part, counting));
}

function countOfParts(
  parts: readonly Part[],
  counted: Counted,
  next: (part: Part, before: Count) => Count,
): Count {
  if (parts.some((part) => countsAll(part, counted))) return 'all';
  const inOrder = parts.toSorted((one, other) => placeOf(one) - placeOf(other));
  return inOrder.reduce<Count>((before, part) => next(part, before), 'nothing');
}

function countsAll({ keyword, keywords, assertion }: Part, counted: Counted): boolean {
  const kind = counted === 'unevaluatedItems' ? 'items' : 'properties';
  return keyword === counted || (assertion.kind === kind && keywords?.rest !== undefined);
}

function placeOf({ keyword, assertion }: Part): number {
  return ORDER.findIndex((one) => one === (assertion.kind === 'properties' ? 'properties' : keyword));
}

function after(graph: SchemaGraph, before: Count, { assertion }: Part, counting: Counting): Count {
  const { counted, names } = counting;
  const countAt = (node: NodeId): Count => countOf(graph, node, counting);
  const inEachCase = (start: Count, nodes: readonly NodeId[]): Count =>
    nodes.reduce((count, node) => inSomeCases(count, countAt(node), counted), start);
  switch (assertion.kind) {
    case 'properties':
      if (counted === 'unevaluatedItems') return before;
      if (assertion.patterns.length > 0) return always(before, 'variable');
      return assertion.names.every(([name]) => names.has(name)) ? before : always(before, 'known');
    case 'items':
      return counted === 'unevaluatedItems' ? always(before, 'known') : before;
    case 'all':
      return assertion.nodes.reduce((count, node) => always(count, countAt(node)), before);
    case 'any':
    case 'one':
      return inEachCase(before, assertion.nodes);
    case 'if':
      return inEachCase(always(before, countAt(assertion.test)), [
        assertion.consequence,
        assertion.otherwise,
      ]);
    case 'dependent':
      return inEachCase(before, [assertion.node]);
    default:
      return before;
  }
}

function always(before: Count, more: Count): Count {
  if (before === 'lost' || more === 'lost') return 'lost';
  if (before === 'all' || more === 'all') return 'all';
  if (before === 'variable' || more === 'variable') return 'variable';
  return before === 'known' ? before : more;
}

function inSomeCases(before: Count, more: Count, counted: Counted): Count {
  if (before === 'lost' || before === 'all' || more === 'nothing') return before;
  if (more === 'lost' || before === 'known' || counted === 'unevaluatedItems') return 'lost';
  return before === 'nothing' && more === 'variable' ? 'lost' : 'variable';
}
