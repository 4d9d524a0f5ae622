/* oxlint-disable unicorn/no-thenable -- a keyword of JSON Schema */
import { apart, DRAFT_07, DRAFT_2020, equal, narrower, wider, type CompatPair } from './compat-pair.ts';

const text = { type: 'string' };
const object = (rest: object): object => ({ type: 'object', ...rest });
const closed = (properties: object, rest: object = {}): object =>
  object({ properties, additionalProperties: false, ...rest });

export const namesAndCountsPairs: readonly CompatPair[] = [
  equal(
    'names limited by propertyNames and by a closed object',
    object({ propertyNames: { enum: ['a', 'b'] } }),
    closed({ a: true, b: {} }),
  ),
  equal(
    'a pattern of names, written in two ways',
    object({ propertyNames: { pattern: '^[a-z]+$' } }),
    object({ patternProperties: { '^[a-z]+$': {} }, additionalProperties: false }),
  ),
  narrower(
    'shorter names',
    object({ propertyNames: { maxLength: 3 } }),
    object({ propertyNames: { maxLength: 2 } }),
    { witness: { abc: 1 } },
  ),
  equal(
    'no allowed names, and no allowed members',
    object({ propertyNames: false }),
    object({ maxProperties: 0 }),
  ),
  equal('propertyNames with the type string', object({ propertyNames: text }), object({})),
  equal('propertyNames with the type number', object({ propertyNames: { type: 'number' } }), { const: {} }),
  wider(
    'a required member, and at least one member',
    object({ required: ['a'] }),
    object({ minProperties: 1 }),
    {
      forwardWitness: { b: 1 },
    },
  ),
  equal(
    'a closed object has at most as many members as names',
    closed({ a: text, b: text }),
    closed({ a: text, b: text }, { maxProperties: 2 }),
  ),
  equal(
    'as many members as a closed object has names',
    closed({ a: text, b: text }, { minProperties: 2 }),
    closed({ a: text, b: text }, { required: ['a', 'b'] }),
  ),
  equal(
    'more members than a closed object has names',
    closed({ a: text, b: text }, { minProperties: 3 }),
    false,
  ),
  narrower('fewer members', object({ maxProperties: 3 }), object({ maxProperties: 2 }), {
    pointer: '/maxProperties',
  }),
  equal('required names and fewer members', object({ required: ['a', 'b'], maxProperties: 1 }), false),
  equal('required names fill the object', object({ required: ['a', 'b'], maxProperties: 2 }), {
    type: 'object',
    required: ['a', 'b'],
    propertyNames: { enum: ['a', 'b'] },
  }),
  equal(
    'more members than an enum of names allows',
    object({ propertyNames: { enum: ['a', 'b'] }, minProperties: 3 }),
    false,
  ),
  wider(
    'at least one of two names; other members are forbidden before and allowed after',
    object({ propertyNames: { enum: ['a', 'b'] }, minProperties: 1 }),
    object({ anyOf: [{ required: ['a'] }, { required: ['b'] }] }),
  ),
  equal(
    'a required name that propertyNames excludes',
    object({ required: ['A'], propertyNames: { pattern: '^[a-z]+$' } }),
    false,
  ),
  narrower(
    'a name that both alternatives reject',
    { type: 'object', maxProperties: 1 },
    {
      type: 'object',
      maxProperties: 1,
      anyOf: [{ propertyNames: { minLength: 5 } }, { propertyNames: { maxLength: 3 } }],
    },
    { witness: { aaaa: 1 } },
  ),
  narrower(
    'other members, whose values a random search does not find, become forbidden',
    {
      type: 'object',
      properties: { a: { enum: [1] } },
      additionalProperties: { type: 'string', format: 'date', pattern: '^2031' },
    },
    { enum: [{}, { a: 1 }] },
    { witness: { b: '2031-01-01' }, undecidedOk: true },
  ),
];

export const dependentPairs: readonly CompatPair[] = [
  narrower('a dependent member', object({}), object({ dependentRequired: { a: ['b'] } }), {
    witness: { a: 1 },
  }),
  equal(
    'a dependency as a condition',
    object({ dependentRequired: { a: ['b'] } }),
    object({ if: { required: ['a'] }, then: { required: ['b'] } }),
  ),
  equal(
    'dependencies of draft-07',
    { $schema: DRAFT_07, type: 'object', dependencies: { a: ['b', 'c'] } },
    { $schema: DRAFT_2020, type: 'object', dependentRequired: { a: ['c', 'b'] } },
  ),
  equal(
    'dependencies with a schema',
    { $schema: DRAFT_07, type: 'object', dependencies: { a: { properties: { b: text } } } },
    { $schema: DRAFT_2020, type: 'object', dependentSchemas: { a: { properties: { b: text } } } },
  ),
  equal(
    'a dependent schema as alternatives',
    object({ dependentSchemas: { a: { required: ['b'] } } }),
    object({ anyOf: [{ not: { required: ['a'] } }, { required: ['b'] }] }),
  ),
  equal(
    'the member with a dependency is required',
    object({ required: ['a'], dependentRequired: { a: ['b'] } }),
    object({ required: ['a', 'b'] }),
  ),
  equal(
    'the member with a dependency is forbidden',
    closed({ b: text }, { dependentRequired: { a: ['b'] } }),
    closed({ b: text }),
  ),
  equal(
    'a chain of dependencies',
    object({ dependentRequired: { a: ['b'], b: ['c'] } }),
    object({ dependentRequired: { a: ['b', 'c'], b: ['c'] } }),
  ),
  wider(
    'a broken chain of dependencies',
    object({ dependentRequired: { a: ['b'], b: ['c'] } }),
    object({ dependentRequired: { a: ['b'] } }),
    { forwardWitness: { b: 1 } },
  ),
  equal(
    'the dependent member is forbidden',
    object({ properties: { b: false }, dependentRequired: { a: ['b'] } }),
    object({ properties: { a: false, b: false } }),
  ),
  apart(
    'a dependency in the other direction',
    object({ dependentRequired: { a: ['b'] } }),
    object({ dependentRequired: { b: ['a'] } }),
  ),
];
