import { keyOf, type Json } from '../../schema/json.ts';
import { mapNodes, TYPES, type Assertion, type NodeId } from './assertion.ts';
import type { SchemaGraph } from './read/schema-graph.ts';
import { ALWAYS, NEVER } from './read/read-keywords.ts';

const ALL_TYPES = Object.values(TYPES).reduce((all, type) => all | type, 0);

/** The schemas of a comparison. Structurally equal schemas share a node. Node 0 is `true`, and node 1 is `false`. */
export class Universe {
  private readonly nodes: (readonly Assertion[])[] = [];
  private readonly ids = new Map<string, NodeId>();
  private readonly single = new WeakMap<Assertion, NodeId>();

  /** The nodes of the graph's schemas, in the order of the graph. */
  readonly adopted: readonly NodeId[];

  constructor(graph: SchemaGraph) {
    this.intern([]);
    this.intern([{ kind: 'never' }]);
    this.adopted = this.adopt(graph);
  }

  /** Returns the node for the schema that consists of this assertion. */
  nodeOf(assertion: Assertion): NodeId {
    const cached = this.single.get(assertion);
    if (cached !== undefined) return cached;
    const node = this.intern([assertion]);
    this.single.set(assertion, node);
    return node;
  }

  assertionsOf(node: NodeId): readonly Assertion[] {
    return this.nodes[node] ?? [];
  }

  /** Returns the node for the conjunction of these assertions. */
  intern(assertions: readonly Assertion[]): NodeId {
    const interned = normalized(assertions, ALWAYS, NEVER);
    const only = interned.length === 1 ? interned[0] : undefined;
    if (only?.kind === 'all' && only.nodes.length === 1) return only.nodes[0] as NodeId;
    const key = keyOfNode(interned);
    const cached = this.ids.get(key);
    if (cached !== undefined) return cached;
    const id = this.nodes.push(interned) - 1;
    this.ids.set(key, id);
    return id;
  }

  private adopt(graph: SchemaGraph): readonly NodeId[] {
    const classes = classesOf(graph);
    const representatives = new Map<number, number>();
    classes.forEach((one, source) => {
      if (!representatives.has(one)) representatives.set(one, source);
    });
    const ids = new Map<number, NodeId>([
      [classes[ALWAYS] as number, ALWAYS],
      [classes[NEVER] as number, NEVER],
    ]);
    for (const one of representatives.keys()) if (!ids.has(one)) ids.set(one, ids.size);
    for (const [one, source] of representatives) {
      const id = ids.get(one) as NodeId;
      if (id === ALWAYS || id === NEVER) continue;
      const parts = graph.nodes[source]?.parts ?? [];
      const mapped = parts.map(({ assertion }) =>
        mapNodes(assertion, (node) => ids.get(classes[node] as number) as NodeId),
      );
      this.nodes[id] = normalized(mapped, ALWAYS, NEVER);
      this.ids.set(keyOfNode(this.nodes[id]), id);
    }
    return classes.map((one) => ids.get(one) as NodeId);
  }
}

/** Assigns equal nodes to one class. Splits one initial class, so that equal recursive schemas stay together. */
function classesOf(graph: SchemaGraph): readonly number[] {
  let classes: readonly number[] = graph.nodes.map(() => 0);
  for (let count = 1; ;) {
    const bySignature = new Map<string, number>();
    const present = classes;
    const always = present[ALWAYS] as number;
    // In the first round, the only class counts as `true`, so it cannot also count as `false`.
    const never = count === 1 ? -1 : (present[NEVER] as number);
    classes = graph.nodes.map(({ parts }, source) => {
      const mapped = parts.map(({ assertion }) => mapNodes(assertion, (node) => present[node] as number));
      const signature = `${present[source]}:${keyOfNode(normalized(mapped, always, never))}`;
      const one = bySignature.get(signature) ?? bySignature.size;
      bySignature.set(signature, one);
      return one;
    });
    if (bySignature.size === count) return classes;
    count = bySignature.size;
  }
}

function keyOfNode(assertions: readonly Assertion[]): string {
  return assertions.map(keyOfAssertion).join(';');
}

function keyOfAssertion(assertion: Assertion): string {
  const identity =
    assertion.kind === 'opaque'
      ? {
          ...assertion,
          name: '',
          id: assertion.id ?? assertion.name,
          reason: '',
          about: assertion.about ?? [],
        }
      : assertion;
  return keyOf(identity as unknown as Json);
}

/**
 * Simplifies, sorts and deduplicates assertions, and removes those without effect. `always` and `never` are the ids
 * (or the classes) of `true` and `false`.
 */
function normalized(assertions: readonly Assertion[], always: NodeId, never: NodeId): readonly Assertion[] {
  const byKey = new Map<string, Assertion>();
  for (const assertion of assertions) {
    const simple = simplified(assertion, always);
    if (!hasNoEffect(simple, always, never)) byKey.set(keyOfAssertion(simple), simple);
  }
  return [...byKey.keys()].toSorted().map((key) => byKey.get(key) as Assertion);
}

function simplified(assertion: Assertion, always: NodeId): Assertion {
  const inOrder = (nodes: readonly NodeId[]): readonly NodeId[] =>
    nodes.toSorted((one, other) => one - other);
  switch (assertion.kind) {
    case 'all':
    case 'any':
      return { ...assertion, nodes: inOrder([...new Set(assertion.nodes)]) };
    case 'one':
      return { ...assertion, nodes: inOrder(assertion.nodes) };
    case 'properties':
      // If `rest` (the schema of other members) allows all values, unconstrained names and patterns have no effect.
      if (assertion.rest !== always) return assertion;
      return {
        ...assertion,
        names: assertion.names.filter(([, node]) => node !== always),
        patterns: assertion.patterns.filter(([, node]) => node !== always),
      };
    case 'items': {
      let length = assertion.prefix.length;
      while (length > 0 && assertion.prefix[length - 1] === assertion.rest) length -= 1;
      return { ...assertion, prefix: assertion.prefix.slice(0, length) };
    }
    default:
      return assertion;
  }
}

function hasNoEffect(assertion: Assertion, always: NodeId, never: NodeId): boolean {
  switch (assertion.kind) {
    case 'type':
      return assertion.types === ALL_TYPES && !assertion.integer;
    case 'atLeast':
      return assertion.count <= 0;
    case 'items':
      return assertion.rest === always && assertion.prefix.every((node) => node === always);
    case 'properties': {
      const components = [...assertion.names, ...assertion.patterns];
      return assertion.rest === always && components.every(([, node]) => node === always);
    }
    case 'propertyNames':
    case 'dependent':
      return assertion.node === always;
    case 'contains':
      return assertion.min <= 0 && assertion.max === Number.POSITIVE_INFINITY;
    case 'all':
      return assertion.nodes.every((node) => node === always);
    case 'any':
      return assertion.nodes.includes(always);
    case 'not':
      return assertion.node === never;
    default:
      return false;
  }
}
