import type { Json } from '../json.ts';
/** The types of JSON values, one bit each; integers are numbers. */
export declare const TYPES: {
    readonly null: 1;
    readonly boolean: 2;
    readonly number: 4;
    readonly string: 8;
    readonly array: 16;
    readonly object: 32;
};
export type TypeName = keyof typeof TYPES;
export declare const TYPE_NAMES: readonly TypeName[];
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
export type Assertion = {
    readonly kind: 'never';
} | {
    readonly kind: 'type';
    readonly types: number;
    readonly integer: boolean;
} | {
    readonly kind: 'values';
    readonly values: readonly Json[];
} | {
    readonly kind: 'minimum' | 'maximum';
    readonly limit: number;
    readonly exclusive: boolean;
} | {
    readonly kind: 'multipleOf';
    readonly divisor: number;
} | {
    readonly kind: 'atLeast' | 'atMost';
    readonly of: Counted;
    readonly count: number;
} | {
    readonly kind: 'pattern';
    readonly source: string;
} | {
    readonly kind: 'format';
    readonly name: string;
} | ItemsAssertion | {
    readonly kind: 'contains';
    readonly node: NodeId;
    readonly min: number;
    readonly max: number;
} | {
    readonly kind: 'unique';
} | PropertiesAssertion | {
    readonly kind: 'required';
    readonly name: string;
} | {
    readonly kind: 'propertyNames';
    readonly node: NodeId;
} | {
    readonly kind: 'dependent';
    readonly name: string;
    readonly node: NodeId;
} | {
    readonly kind: 'all' | 'any' | 'one';
    readonly nodes: readonly NodeId[];
} | {
    readonly kind: 'not';
    readonly node: NodeId;
} | {
    readonly kind: 'if';
    readonly test: NodeId;
    readonly met: NodeId;
    readonly unmet: NodeId;
} | Opaque;
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
/** The type that the assertion speaks of; undefined where it is about any value. */
export declare function typeOf(assertion: Assertion): TypeName | undefined;
/** The same assertion about other nodes. */
export declare function mapNodes(assertion: Assertion, map: (node: NodeId) => NodeId): Assertion;
/** The nodes that speak of the value itself, not of a part of it. */
export declare function inPlaceNodes(assertion: Assertion): readonly NodeId[];
