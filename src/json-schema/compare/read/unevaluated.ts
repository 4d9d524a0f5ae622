import { mapNodes, type Assertion, type NodeId } from '../assertion.ts';
import { isTrackedReliably } from './reliable-tracking.ts';
import type { SchemaGraph } from './schema-graph.ts';
import { ALWAYS, type Part } from './read-keywords.ts';

/** A combination of subschemas that a value matches or fails, with the evaluated members and items. */
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

type Conditional = Extract<Assertion, { kind: 'if' }>;

const MAX_CASES = 64;

/**
 * Expresses `unevaluatedProperties` by assertions that do not depend on other keywords. If this is not
 * possible, returns one opaque assertion.
 */
export function unevaluatedProperties(graph: SchemaGraph, node: NodeId, rest: NodeId): readonly Assertion[] {
  const cases = casesOf(graph, node, 'unevaluatedProperties');
  if (cases === undefined || !isTrackedReliably(graph, node, 'unevaluatedProperties')) {
    return [opaqueKeyword(graph, node, 'unevaluatedProperties', rest)];
  }
  return cases.flatMap((one) => {
    if (one.allProperties) return [];
    const free = (name: string): readonly [string, NodeId] => [name, ALWAYS];
    const names = [...new Set(one.names)].toSorted().map(free);
    const patterns = [...new Set(one.patterns)].toSorted().map(free);
    return onlyInCase(graph, one, { kind: 'properties', names, patterns, rest });
  });
}

/**
 * Expresses `unevaluatedItems` by assertions that do not depend on other keywords. If this is not possible,
 * returns one opaque assertion.
 */
export function unevaluatedItems(graph: SchemaGraph, node: NodeId, rest: NodeId): readonly Assertion[] {
  const cases = casesOf(graph, node, 'unevaluatedItems');
  const isCertain = isTrackedReliably(graph, node, 'unevaluatedItems') && !reaches(graph, node, node);
  if (cases === undefined || !isCertain || someContains(graph, node)) {
    return [opaqueKeyword(graph, node, 'unevaluatedItems', rest)];
  }
  return cases.flatMap((one) => {
    if (one.allItems) return [];
    const prefix = Array.from({ length: one.items }, () => ALWAYS);
    return onlyInCase(graph, one, { kind: 'items', prefix, rest });
  });
}

/** Restricts the assertion to the values of a case. */
function onlyInCase(graph: SchemaGraph, one: Case, assertion: Assertion): readonly Assertion[] {
  if (one.holds.length === 0 && one.fails.length === 0) return [assertion];
  const not = (node: NodeId): NodeId => graph.add('', [{ kind: 'not', node }]);
  return [{ kind: 'any', nodes: [...one.holds.map(not), ...one.fails, graph.add('', [assertion])] }];
}

/** Returns an opaque assertion for the keyword and all other constraints, because the keyword depends on them. */
function opaqueKeyword(graph: SchemaGraph, node: NodeId, keyword: string, rest: NodeId): Assertion {
  const { pointer, parts } = graph.nodes[node] ?? { pointer: '', parts: [] };
  const others = parts.flatMap((part) => (part.keyword === keyword ? [] : [part.assertion]));
  return {
    kind: 'opaque',
    name: keyword,
    about: [...others, { kind: 'all', nodes: [rest] }],
    reason: `${keyword} at ${JSON.stringify(pointer)} has too many dependencies`,
  };
}

/**
 * Returns the cases of all values that match a node; undefined if the cases are unknown or too many. Ignores the
 * keyword `without`.
 */
function casesOf(graph: SchemaGraph, id: NodeId, without?: string): readonly Case[] | undefined {
  let cases: readonly Case[] = [NOTHING];
  const cross = (others: readonly Case[] | undefined): boolean => {
    if (others === undefined || cases.length * others.length > MAX_CASES) return false;
    cases = cases.flatMap((one) => others.map((other) => join(one, other)));
    return true;
  };
  for (const part of graph.nodes[id]?.parts ?? []) {
    if (part.keyword === without) continue;
    const others = casesOfPart(graph, part);
    if (others !== 'none' && !cross(others)) return undefined;
  }
  return cases;
}

function casesOfPart(graph: SchemaGraph, part: Part): readonly Case[] | undefined | 'none' {
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
      return product(assertion.nodes.map((node) => casesOf(graph, node)));
    case 'any':
      return product(assertion.nodes.map((node) => either(graph, node)));
    case 'one':
      return assertion.nodes.reduce<readonly Case[] | undefined>((before, node) => {
        const cases = chosen(graph, node);
        return before === undefined || cases === undefined ? undefined : [...before, ...cases];
      }, []);
    case 'if': {
      const tested = testedBy(graph, assertion);
      if (tested === undefined) return undefined;
      const yes = product([[{ ...tested, holds: [assertion.test] }], casesOf(graph, assertion.consequence)]);
      const no = product([[{ ...tested, fails: [assertion.test] }], casesOf(graph, assertion.otherwise)]);
      return yes === undefined || no === undefined ? undefined : [...yes, ...no];
    }
    case 'dependent': {
      const present = graph.add('', [
        { kind: 'type', types: 32, integer: false },
        { kind: 'required', name: assertion.name },
      ]);
      const yes = product([[{ ...NOTHING, holds: [present] }], casesOf(graph, assertion.node)]);
      return yes === undefined ? undefined : [...yes, { ...NOTHING, fails: [present] }];
    }
    default:
      return 'none';
  }
}

/**
 * Returns the members and items that the test of an `if` evaluates; undefined if they are uncertain. Validators
 * count them even if the test fails. Some validators skip the test if `then` and `else` are missing or empty.
 */
function testedBy(graph: SchemaGraph, { test, consequence, otherwise }: Conditional): Case | undefined {
  const cases = casesOf(graph, test);
  if (cases?.every(evaluatesNothing) === true) return NOTHING;
  const [only, another] = cases ?? [];
  if (only === undefined || another !== undefined || only.patterns.length > 0) return undefined;
  const hasNoEffect = [consequence, otherwise].every((node) => graph.nodes[node]?.parts.length === 0);
  return hasNoEffect || reaches(graph, test, test) ? undefined : only;
}

/** Returns the cases in which the value matches the subschema. */
function chosen(graph: SchemaGraph, node: NodeId): readonly Case[] | undefined {
  return product([[{ ...NOTHING, holds: [node] }], casesOf(graph, node)]);
}

function either(graph: SchemaGraph, node: NodeId): readonly Case[] | undefined {
  const yes = chosen(graph, node);
  // A subschema that evaluates nothing has no effect.
  if (yes?.every(evaluatesNothing) === true) return [NOTHING];
  return yes === undefined ? undefined : [...yes, { ...NOTHING, fails: [node] }];
}

function evaluatesNothing(one: Case): boolean {
  const { names, patterns, items, allItems, allProperties } = one;
  return names.length + patterns.length + items === 0 && !allItems && !allProperties;
}

function product(lists: readonly (readonly Case[] | undefined)[]): readonly Case[] | undefined {
  return lists.reduce<readonly Case[] | undefined>(
    (before, list) => {
      if (before === undefined || list === undefined || before.length * list.length > MAX_CASES)
        return undefined;
      return before.flatMap((one) => list.map((other) => join(one, other)));
    },
    [NOTHING],
  );
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

/** Returns true if a schema, or a subschema for the same value, uses `contains`. */
function someContains(graph: SchemaGraph, id: NodeId): boolean {
  const { parts } = graph.nodes[id] ?? { parts: [] };
  return parts.some(({ assertion }) => {
    if (assertion.kind === 'contains') return true;
    if (assertion.kind === 'if')
      return [assertion.test, assertion.consequence, assertion.otherwise].some((node) =>
        someContains(graph, node),
      );
    if (assertion.kind === 'all' || assertion.kind === 'any' || assertion.kind === 'one') {
      return assertion.nodes.some((node) => someContains(graph, node));
    }
    return assertion.kind === 'dependent' && someContains(graph, assertion.node);
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
