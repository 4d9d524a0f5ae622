import { inPlaceNodes, mapNodes, type Assertion, type NodeId } from '../assertion.ts';
import { isTrackedReliably, type UnevaluatedKeyword } from './reliable-tracking.ts';
import type { SchemaGraph } from './schema-graph.ts';
import { ALWAYS, type Part } from './read-keywords.ts';

/** Subschemas that a value matches or does not match, and the members and items that are evaluated in this case. */
interface Case {
  /** The subschemas that the value matches. */
  readonly holds: readonly NodeId[];
  /** The subschemas that the value does not match. */
  readonly fails: readonly NodeId[];
  readonly names: readonly string[];
  readonly patterns: readonly string[];
  /** The number of evaluated leading items. */
  readonly items: number;
  readonly allProperties: boolean;
  readonly allItems: boolean;
}

const NOTHING: Case = {
  holds: [],
  fails: [],
  names: [],
  patterns: [],
  items: 0,
  allProperties: false,
  allItems: false,
};

const MAX_CASES = 64;

/**
 * Expresses `unevaluatedItems` or `unevaluatedProperties` by assertions that do not depend on other keywords. If this
 * is not possible, returns one `opaque` assertion: a constraint that cannot be analysed.
 */
export function unevaluatedAssertions(
  graph: SchemaGraph,
  node: NodeId,
  keyword: UnevaluatedKeyword,
  rest: NodeId,
): readonly Assertion[] {
  const isItems = keyword === 'unevaluatedItems';
  const cases = casesOf(graph, node, keyword);
  const isUncertain = isItems && (reaches(graph, node, node) || someContains(graph, node));
  if (cases === undefined || isUncertain || !isTrackedReliably(graph, node, keyword)) {
    return [opaqueKeyword(graph, node, keyword, rest)];
  }
  const left = cases.filter(({ allItems, allProperties }) => !(isItems ? allItems : allProperties));
  return left.flatMap((one) =>
    onlyInCase(graph, one, isItems ? otherItems(one, rest) : otherProperties(one, rest)),
  );
}

function otherItems({ items }: Case, rest: NodeId): Assertion {
  return { kind: 'items', prefix: Array.from({ length: items }, () => ALWAYS), rest };
}

function otherProperties(one: Case, rest: NodeId): Assertion {
  const free = (name: string): readonly [string, NodeId] => [name, ALWAYS];
  const names = [...new Set(one.names)].toSorted().map(free);
  const patterns = [...new Set(one.patterns)].toSorted().map(free);
  return { kind: 'properties', names, patterns, rest };
}

/** Restricts the assertion to the values of a case. */
function onlyInCase(graph: SchemaGraph, one: Case, assertion: Assertion): readonly Assertion[] {
  if (one.holds.length === 0 && one.fails.length === 0) return [assertion];
  const not = (node: NodeId): NodeId => graph.add('', [{ kind: 'not', node }]);
  return [{ kind: 'any', nodes: [...one.holds.map(not), ...one.fails, graph.add('', [assertion])] }];
}

/** Returns an opaque assertion that includes the schema's other constraints, because the keyword depends on them. */
function opaqueKeyword(graph: SchemaGraph, node: NodeId, keyword: string, rest: NodeId): Assertion {
  const { pointer, parts } = graph.nodes[node] ?? { pointer: '', parts: [] };
  const others = parts.flatMap((part) => (part.keyword === keyword ? [] : [part.assertion]));
  return {
    kind: 'opaque',
    name: keyword,
    about: [...others, { kind: 'all', nodes: [rest] }],
    reason: `${keyword} at ${JSON.stringify(pointer)} cannot be analysed`,
  };
}

/** Returns the cases of a node; undefined for unknown or too many cases. Ignores the keyword that `without` names. */
function casesOf(graph: SchemaGraph, id: NodeId, without?: string): readonly Case[] | undefined {
  const parts = graph.nodes[id]?.parts ?? [];
  const others = parts.filter(({ keyword }) => keyword !== without);
  return product(others, (part) => casesOfPart(graph, part));
}

function casesOfPart(graph: SchemaGraph, part: Part): readonly Case[] | undefined {
  const { keyword, assertion, keywords } = part;
  if (keyword === 'unevaluatedProperties') return [{ ...NOTHING, allProperties: true }];
  if (keyword === 'unevaluatedItems') return [{ ...NOTHING, allItems: true }];
  switch (assertion.kind) {
    case 'properties': {
      const names = assertion.names.map(([name]) => name);
      const patterns = assertion.patterns.map(([source]) => source);
      return [{ ...NOTHING, names, patterns, allProperties: keywords?.rest !== undefined }];
    }
    case 'items':
      return [{ ...NOTHING, items: assertion.prefix.length, allItems: keywords?.rest !== undefined }];
    case 'all':
      return product(assertion.nodes, (node) => casesOf(graph, node));
    case 'any':
      return product(assertion.nodes, (node) => either(graph, node));
    case 'one':
      return sum(assertion.nodes.map((node) => casesWith(graph, { ...NOTHING, holds: [node] }, node)));
    case 'if': {
      const { test, consequence, otherwise } = assertion;
      const tested = testedBy(graph, assertion);
      if (tested === undefined) return undefined;
      return sum([
        casesWith(graph, { ...tested, holds: [test] }, consequence),
        casesWith(graph, { ...tested, fails: [test] }, otherwise),
      ]);
    }
    case 'dependent': {
      const present = graph.add('', [
        { kind: 'type', types: 32, integer: false },
        { kind: 'required', name: assertion.name },
      ]);
      const yes = casesWith(graph, { ...NOTHING, holds: [present] }, assertion.node);
      return sum([yes, [{ ...NOTHING, fails: [present] }]]);
    }
    default:
      return [NOTHING];
  }
}

/**
 * Returns the members and items that the test of an `if` evaluates. Ajv counts them as evaluated even if the test
 * fails. Returns undefined if they are uncertain, for example if the test has several cases. They are also uncertain
 * if `then` and `else` have no effect: ajv then skips the test, but JSON Schema does not.
 */
function testedBy(
  graph: SchemaGraph,
  { test, consequence, otherwise }: Extract<Assertion, { kind: 'if' }>,
): Case | undefined {
  const cases = casesOf(graph, test);
  if (cases?.every(evaluatesNothing) === true) return NOTHING;
  const [only, another] = cases ?? [];
  if (only === undefined || another !== undefined || only.patterns.length > 0) return undefined;
  const hasNoEffect = [consequence, otherwise].every((node) => graph.nodes[node]?.parts.length === 0);
  return hasNoEffect || reaches(graph, test, test) ? undefined : only;
}

function casesWith(graph: SchemaGraph, one: Case, node: NodeId): readonly Case[] | undefined {
  return casesOf(graph, node)?.map((other) => join(one, other));
}

function either(graph: SchemaGraph, node: NodeId): readonly Case[] | undefined {
  const yes = casesWith(graph, { ...NOTHING, holds: [node] }, node);
  // If the subschema evaluates nothing, values that match it need no separate case.
  if (yes?.every(evaluatesNothing) === true) return [NOTHING];
  return sum([yes, [{ ...NOTHING, fails: [node] }]]);
}

function evaluatesNothing(one: Case): boolean {
  const { names, patterns, items, allItems, allProperties } = one;
  return names.length + patterns.length + items === 0 && !allItems && !allProperties;
}

/** Joins one case of each entry of `items`, in every combination. Returns undefined for too many or unknown cases. */
function product<T>(
  items: readonly T[],
  casesOfItem: (item: T) => readonly Case[] | undefined,
): readonly Case[] | undefined {
  let cases: readonly Case[] = [NOTHING];
  for (const item of items) {
    const others = casesOfItem(item);
    if (others === undefined || cases.length * others.length > MAX_CASES) return undefined;
    cases = cases.flatMap((one) => others.map((other) => join(one, other)));
  }
  return cases;
}

function sum(lists: readonly (readonly Case[] | undefined)[]): readonly Case[] | undefined {
  return lists.some((list) => list === undefined) ? undefined : lists.flatMap((list) => list ?? []);
}

function join(one: Case, other: Case): Case {
  return {
    holds: [...one.holds, ...other.holds],
    fails: [...one.fails, ...other.fails],
    names: [...one.names, ...other.names],
    patterns: [...one.patterns, ...other.patterns],
    items: Math.max(one.items, other.items),
    allProperties: one.allProperties || other.allProperties,
    allItems: one.allItems || other.allItems,
  };
}

/** Returns true if a schema, or a subschema for the same value, uses `contains`. Skips schemas below `not`. */
function someContains(graph: SchemaGraph, id: NodeId): boolean {
  const { parts } = graph.nodes[id] ?? { parts: [] };
  return parts.some(({ assertion }) => {
    if (assertion.kind === 'contains') return true;
    return assertion.kind !== 'not' && inPlaceNodes(assertion).some((node) => someContains(graph, node));
  });
}

/** Returns true if the schema `from` contains the schema `to` or refers to it, directly or indirectly. */
function reaches(graph: SchemaGraph, from: NodeId, to: NodeId): boolean {
  const seen = new Set<NodeId>();
  const visit = (id: NodeId): boolean => {
    if (seen.has(id)) return false;
    seen.add(id);
    const children: NodeId[] = [];
    for (const { assertion } of graph.nodes[id]?.parts ?? []) {
      mapNodes(assertion, (child) => {
        children.push(child);
        return child;
      });
    }
    return children.some((child) => child === to || visit(child));
  };
  return visit(from);
}
