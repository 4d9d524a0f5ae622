import type { Json } from '../../schema/json.ts';

/** The types of JSON values, one bit each. Integers are numbers. */
export const TYPES = { null: 1, boolean: 2, number: 4, string: 8, array: 16, object: 32 } as const;
export type TypeName = keyof typeof TYPES;
export const TYPE_NAMES: readonly TypeName[] = ['object', 'array', 'string', 'number', 'boolean', 'null'];

/** The number of a node in a `SchemaGraph` or in the `Universe`. A node is a conjunction of assertions. */
export type NodeId = number;

/** The schemas of an object's members: by name, by pattern, and for all other members. */
export interface PropertiesAssertion {
  readonly kind: 'properties';
  readonly names: readonly (readonly [string, NodeId])[];
  readonly patterns: readonly (readonly [string, NodeId])[];
  /** The schema of members without a listed name or a matching pattern. */
  readonly rest: NodeId;
}

/** The schemas of an array's items: one for each index of the prefix, and one for all later items. */
export interface ItemsAssertion {
  readonly kind: 'items';
  readonly prefix: readonly NodeId[];
  readonly rest: NodeId;
}

/**
 * One constraint in a form that does not depend on the draft of JSON Schema. For example, `dependencies` and
 * `dependentSchemas` give the same assertion. Keywords that depend on each other, such as `properties` and
 * `additionalProperties`, form one assertion.
 * An assertion for which {@link typeOf} returns a type accepts all values of other types.
 */
export type Assertion =
  | { readonly kind: 'never' }
  | { readonly kind: 'type'; readonly types: number; readonly integer: boolean }
  | { readonly kind: 'values'; readonly values: readonly Json[] }
  | { readonly kind: 'minimum' | 'maximum'; readonly limit: number; readonly exclusive: boolean }
  | { readonly kind: 'multipleOf'; readonly divisor: number }
  | { readonly kind: 'atLeast' | 'atMost'; readonly counted: Counted; readonly count: number }
  | { readonly kind: 'pattern'; readonly source: string }
  | { readonly kind: 'format'; readonly name: string }
  | ItemsAssertion
  | { readonly kind: 'contains'; readonly node: NodeId; readonly min: number; readonly max: number }
  | { readonly kind: 'unique' }
  | PropertiesAssertion
  | { readonly kind: 'required'; readonly name: string }
  | { readonly kind: 'propertyNames'; readonly node: NodeId }
  | { readonly kind: 'dependent'; readonly name: string; readonly node: NodeId }
  | { readonly kind: 'all' | 'any' | 'one'; readonly nodes: readonly NodeId[] }
  | { readonly kind: 'not'; readonly node: NodeId }
  | { readonly kind: 'if'; readonly test: NodeId; readonly consequence: NodeId; readonly otherwise: NodeId }
  | Opaque;

/** A constraint that cannot be analysed. Two such constraints are equal if their `id` and `about` are equal. */
export interface Opaque {
  readonly kind: 'opaque';
  /** The name in messages. */
  readonly name: string;
  /**
   * The identity for the comparison of constraints; default: `name`. A reference has its own `id`, because two
   * references with the same name can have different targets.
   */
  readonly id?: string;
  /** The other constraints on which the meaning of this constraint depends. */
  readonly about?: readonly Assertion[];
  /** The reason why the constraint cannot be analysed. The reason does not affect equality. */
  readonly reason: string;
}

export type Counted = 'length' | 'items' | 'properties';

const COUNTED_TYPE: Readonly<Record<Counted, TypeName>> = {
  length: 'string',
  items: 'array',
  properties: 'object',
};

/** Returns the type that the assertion constrains, or undefined if it can constrain every type. */
export function typeOf(assertion: Assertion): TypeName | undefined {
  switch (assertion.kind) {
    case 'minimum':
    case 'maximum':
    case 'multipleOf':
      return 'number';
    case 'atLeast':
    case 'atMost':
      return COUNTED_TYPE[assertion.counted];
    case 'pattern':
    case 'format':
      return 'string';
    case 'items':
    case 'contains':
    case 'unique':
      return 'array';
    case 'properties':
    case 'required':
    case 'propertyNames':
    case 'dependent':
      return 'object';
    case 'never':
    case 'type':
    case 'values':
    case 'all':
    case 'any':
    case 'one':
    case 'not':
    case 'if':
    case 'opaque':
      return undefined;
  }
}

export function mapNodes(assertion: Assertion, map: (node: NodeId) => NodeId): Assertion {
  switch (assertion.kind) {
    case 'items':
      return { ...assertion, prefix: assertion.prefix.map(map), rest: map(assertion.rest) };
    case 'properties':
      return {
        ...assertion,
        names: assertion.names.map(([name, node]) => [name, map(node)] as const),
        patterns: assertion.patterns.map(([source, node]) => [source, map(node)] as const),
        rest: map(assertion.rest),
      };
    case 'contains':
    case 'propertyNames':
    case 'dependent':
    case 'not':
      return { ...assertion, node: map(assertion.node) };
    case 'all':
    case 'any':
    case 'one':
      return { ...assertion, nodes: assertion.nodes.map(map) };
    case 'if':
      return {
        ...assertion,
        test: map(assertion.test),
        consequence: map(assertion.consequence),
        otherwise: map(assertion.otherwise),
      };
    case 'never':
    case 'type':
    case 'values':
    case 'minimum':
    case 'maximum':
    case 'multipleOf':
    case 'atLeast':
    case 'atMost':
    case 'pattern':
    case 'format':
    case 'unique':
    case 'required':
      return assertion;
    case 'opaque':
      return assertion.about === undefined
        ? assertion
        : { ...assertion, about: assertion.about.map((one) => mapNodes(one, map)) };
  }
}

/** Returns the nodes that constrain the value itself, not a part of it. */
export function inPlaceNodes(assertion: Assertion): readonly NodeId[] {
  switch (assertion.kind) {
    case 'all':
    case 'any':
    case 'one':
      return assertion.nodes;
    case 'not':
    case 'dependent':
      return [assertion.node];
    case 'if':
      return [assertion.test, assertion.consequence, assertion.otherwise];
    default:
      return [];
  }
}
