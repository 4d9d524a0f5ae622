import type { Json } from '../json.ts';

/** The types of JSON values, one bit each; integers are numbers. */
export const TYPES = { null: 1, boolean: 2, number: 4, string: 8, array: 16, object: 32 } as const;
export type TypeName = keyof typeof TYPES;
export const TYPE_NAMES: readonly TypeName[] = ['object', 'array', 'string', 'number', 'boolean', 'null'];

/** A node of the graph of schemas: what holds where all of its assertions hold. */
export type NodeId = number;

/** Of a component that is not there nothing is asserted. */
export interface PropertiesAssertion {
  readonly kind: 'properties';
  readonly names: readonly (readonly [string, NodeId])[];
  readonly patterns: readonly (readonly [string, NodeId])[];
  /** For members that have no such name and match no such pattern. */
  readonly rest: NodeId;
}

export interface ItemsAssertion {
  readonly kind: 'items';
  readonly prefix: readonly NodeId[];
  /** For the items behind the prefix. */
  readonly rest: NodeId;
}

/**
 * One thing that a schema says, independent of everything else that it says. Draft, spelling and
 * keywords that belong together (`properties`, `patternProperties`, `additionalProperties`) are behind it.
 * What speaks of one type holds for values of every other.
 */
export type Assertion =
  | { readonly kind: 'never' }
  | { readonly kind: 'type'; readonly types: number; readonly integer: boolean }
  | { readonly kind: 'values'; readonly values: readonly Json[] }
  | { readonly kind: 'minimum' | 'maximum'; readonly limit: number; readonly exclusive: boolean }
  | { readonly kind: 'multipleOf'; readonly divisor: number }
  | { readonly kind: 'atLeast' | 'atMost'; readonly of: Counted; readonly count: number }
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
  | { readonly kind: 'if'; readonly test: NodeId; readonly met: NodeId; readonly unmet: NodeId }
  | Opaque;

/** Something that cannot be looked into: what is called alike and is about the same is the same. */
export interface Opaque {
  readonly kind: 'opaque';
  /** For a person. */
  readonly name: string;
  /** In full, where the name is short for it. */
  readonly address?: string;
  readonly about?: readonly Assertion[];
  /** Why; not a part of what it is. */
  readonly reason: string;
}

export type Counted = 'length' | 'items' | 'properties';

const COUNTED_TYPE: Readonly<Record<Counted, TypeName>> = {
  length: 'string',
  items: 'array',
  properties: 'object',
};

/** The type that the assertion speaks of; undefined where it is about any value. */
export function typeOf(assertion: Assertion): TypeName | undefined {
  switch (assertion.kind) {
    case 'minimum':
    case 'maximum':
    case 'multipleOf':
      return 'number';
    case 'atLeast':
    case 'atMost':
      return COUNTED_TYPE[assertion.of];
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

/** The same assertion about other nodes. */
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
        met: map(assertion.met),
        unmet: map(assertion.unmet),
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

/** The nodes that speak of the value itself, not of a part of it. */
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
      return [assertion.test, assertion.met, assertion.unmet];
    default:
      return [];
  }
}
