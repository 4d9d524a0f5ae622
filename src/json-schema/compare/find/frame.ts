import { keyOf, type Json } from '../../../schema/json.ts';
import {
  typeOf,
  TYPES,
  type Assertion,
  type NodeId,
  type PropertiesAssertion,
  type TypeName,
} from '../assertion.ts';
import { ALWAYS, NEVER } from '../read/read-keywords.ts';
import type { Universe } from '../universe.ts';
import type { Literal, Signed } from './solver.ts';

/** A choice between options. Each option is a list of demands, and at least one option must be met. */
export type Clause = readonly (readonly Signed[])[];

/** The demands on a value of one type, and the clauses for which the search has not chosen an option yet. */
export class Frame {
  readonly type: TypeName;
  readonly literals: Literal[] = [];
  readonly clauses: Clause[] = [];
  /** The allowed values; undefined if they are not enumerated. */
  values: readonly Json[] | undefined;
  /** The values that are not allowed, in the form that `keyOf` returns. */
  readonly excluded: Set<string> = new Set();
  /** The reason why found values are only guesses; undefined if they are certain. */
  opaque: string | undefined;
  private readonly universe: Universe;
  private readonly signs = new Map<NodeId, boolean>();
  /** One node for each demanded assertion. The node contains only this assertion. */
  private readonly assertedNodes = new Set<NodeId>();

  constructor(universe: Universe, type: TypeName) {
    this.universe = universe;
    this.type = type;
  }

  copy(): Frame {
    const other = new Frame(this.universe, this.type);
    other.literals.push(...this.literals);
    other.clauses.push(...this.clauses);
    other.values = this.values;
    for (const key of this.excluded) other.excluded.add(key);
    other.opaque = this.opaque;
    for (const [node, sign] of this.signs) other.signs.set(node, sign);
    for (const node of this.assertedNodes) other.assertedNodes.add(node);
    return other;
  }

  /** Returns true if the demand was added or follows from an added assertion. The schema `true` always holds. */
  includes({ node, holds }: Signed): boolean {
    if (node === ALWAYS) return holds;
    return this.signs.get(node) === holds || (holds && this.assertedNodes.has(node));
  }

  /** Adds demands. Returns false if it detects a contradiction. Detects none between `literals`, for example. */
  add(demands: readonly Signed[]): boolean {
    return demands.every(({ node, holds }) => this.addNode(node, holds));
  }

  private addNode(node: NodeId, holds: boolean): boolean {
    const sign = this.signs.get(node);
    if (sign !== undefined) return sign === holds;
    if (!holds && this.assertedNodes.has(node)) return false;
    this.signs.set(node, holds);
    const assertions = this.universe.assertionsOf(node);
    if (holds) return assertions.every((assertion) => this.note(assertion) && this.addAssertion(assertion));
    const [only, second] = assertions;
    if (only === undefined) return false;
    if (second === undefined) return this.addNegation(only);
    return this.addClause(assertions.map((assertion) => [this.not(assertion)]));
  }

  /** Records a demanded assertion. Returns false if its negation is also demanded. */
  private note(assertion: Assertion): boolean {
    const node = this.universe.nodeOf(assertion);
    this.assertedNodes.add(node);
    return this.signs.get(node) !== false;
  }

  private not(assertion: Assertion): Signed {
    return { node: this.universe.nodeOf(assertion), holds: false };
  }

  private addClause(clause: Clause): boolean {
    if (clause.length === 0) return false;
    if (clause.length === 1) return this.add(clause[0] ?? []);
    this.clauses.push(clause);
    return true;
  }

  private appliesTo(assertion: Assertion): boolean {
    const type = typeOf(assertion);
    return type === undefined || type === this.type;
  }

  private addAssertion(assertion: Assertion): boolean {
    if (!this.appliesTo(assertion)) return true;
    switch (assertion.kind) {
      case 'never':
        return false;
      case 'type':
        if ((assertion.types & TYPES[this.type]) === 0) return false;
        if (assertion.integer && this.type === 'number')
          this.literal({ kind: 'multipleOf', divisor: 1 }, true);
        return true;
      case 'values': {
        const keys = new Set(assertion.values.map((value) => keyOf(value)));
        this.values = (this.values ?? assertion.values).filter((value) => keys.has(keyOf(value)));
        return this.values.length > 0;
      }
      case 'all':
        return assertion.nodes.every((node) => this.addNode(node, true));
      case 'any':
        return this.addClause(assertion.nodes.map((node) => [{ node, holds: true }]));
      case 'one':
        return this.addClause(
          assertion.nodes.map((_, chosen) =>
            assertion.nodes.map((node, index) => ({ node, holds: index === chosen })),
          ),
        );
      case 'not':
        return this.addNode(assertion.node, false);
      case 'if':
        return this.addClause(branches(assertion.test, assertion.consequence, assertion.otherwise, true));
      case 'dependent':
        return this.addClause([
          [this.not({ kind: 'required', name: assertion.name })],
          [{ node: assertion.node, holds: true }],
        ]);
      case 'opaque':
        return this.addOpaque(assertion.reason);
      case 'contains':
        return this.addContains(assertion);
      default:
        return this.literal(assertion, true);
    }
  }

  private addNegation(assertion: Assertion): boolean {
    if (!this.appliesTo(assertion)) return false;
    switch (assertion.kind) {
      case 'never':
        return true;
      case 'type':
        if ((assertion.types & TYPES[this.type]) === 0) return true;
        return (
          assertion.integer &&
          this.type === 'number' &&
          this.literal({ kind: 'multipleOf', divisor: 1 }, false)
        );
      case 'values':
        for (const value of assertion.values) this.excluded.add(keyOf(value));
        return true;
      case 'all':
        return this.addClause(assertion.nodes.map((node) => [{ node, holds: false }]));
      case 'any':
        return assertion.nodes.every((node) => this.addNode(node, false));
      case 'one':
        return this.addClause(noneOrTwo(assertion.nodes));
      case 'not':
        return this.addNode(assertion.node, true);
      case 'if':
        return this.addClause(branches(assertion.test, assertion.consequence, assertion.otherwise, false));
      case 'dependent':
        return (
          this.literal({ kind: 'required', name: assertion.name }, true) &&
          this.addNode(assertion.node, false)
        );
      case 'opaque':
        return this.addOpaque(assertion.reason);
      case 'properties':
        return this.refuseOne(splitProperties(assertion));
      case 'items':
        return this.refuseOne(splitItems(assertion));
      case 'contains': {
        const { node, min, max } = assertion;
        const fewer: Assertion = { kind: 'contains', node, min: 0, max: min - 1 };
        const more: Assertion = { kind: 'contains', node, min: max + 1, max: Number.POSITIVE_INFINITY };
        const choices = [...(min > 0 ? [fewer] : []), ...(max === Number.POSITIVE_INFINITY ? [] : [more])];
        return this.addClause(choices.map((choice) => [{ node: this.universe.nodeOf(choice), holds: true }]));
      }
      default:
        return this.literal(assertion, false);
    }
  }

  /** Adds a `contains`. If its schema is `true`, every item matches. The method then limits the number of items. */
  private addContains(assertion: Extract<Assertion, { kind: 'contains' }>): boolean {
    const { node, min, max } = assertion;
    if (node === NEVER) return min <= 0;
    if (node !== ALWAYS) return this.literal(assertion, true);
    this.literal({ kind: 'atLeast', counted: 'items', count: min }, true);
    return (
      max === Number.POSITIVE_INFINITY || this.literal({ kind: 'atMost', counted: 'items', count: max }, true)
    );
  }

  private addOpaque(reason: string): true {
    this.opaque ??= reason;
    return true;
  }

  /** Demands that at least one of the components is violated. */
  private refuseOne(components: readonly Assertion[]): boolean {
    const [only, second] = components;
    if (only === undefined) return false;
    if (second === undefined) return this.literal(only, false);
    return this.addClause(components.map((component) => [this.not(component)]));
  }

  private literal(assertion: Assertion, holds: boolean): boolean {
    this.literals.push({ assertion, holds });
    return true;
  }
}

function branches(test: NodeId, then: NodeId, otherwise: NodeId, holds: boolean): Clause {
  return [
    [
      { node: test, holds: true },
      { node: then, holds },
    ],
    [
      { node: test, holds: false },
      { node: otherwise, holds },
    ],
  ];
}

/** Returns the clause that a value meets if it violates `oneOf`: no node matches, or at least two nodes match. */
function noneOrTwo(nodes: readonly NodeId[]): Clause {
  const none = nodes.map((node) => ({ node, holds: false }));
  const pairs = nodes.flatMap((one, index) =>
    nodes.slice(index + 1).map((other) => [
      { node: one, holds: true },
      { node: other, holds: true },
    ]),
  );
  return [none, ...pairs];
}

/** Returns one assertion for each schema in a `properties` assertion, except for the schema `true`. */
function splitProperties({ names, patterns, rest }: PropertiesAssertion): readonly Assertion[] {
  const free = ([name]: readonly [string, NodeId]): readonly [string, NodeId] => [name, ALWAYS];
  const single = (part: Partial<PropertiesAssertion>): Assertion => ({
    kind: 'properties',
    names: [],
    patterns: [],
    rest: ALWAYS,
    ...part,
  });
  return [
    ...names.filter(([, node]) => node !== ALWAYS).map((name) => single({ names: [name] })),
    ...patterns.filter(([, node]) => node !== ALWAYS).map((pattern) => single({ patterns: [pattern] })),
    ...(rest === ALWAYS ? [] : [single({ names: names.map(free), patterns: patterns.map(free), rest })]),
  ];
}

function splitItems({ prefix, rest }: Extract<Assertion, { kind: 'items' }>): readonly Assertion[] {
  const free = prefix.map(() => ALWAYS);
  return [
    ...prefix.flatMap((node, index): readonly Assertion[] =>
      node === ALWAYS ? [] : [{ kind: 'items', prefix: free.slice(0, index).concat(node), rest: ALWAYS }],
    ),
    ...(rest === ALWAYS ? [] : [{ kind: 'items' as const, prefix: free, rest }]),
  ];
}
