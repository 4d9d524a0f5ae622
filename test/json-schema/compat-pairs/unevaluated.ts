/* oxlint-disable unicorn/no-thenable -- a keyword of JSON Schema */
import { apart, DRAFT_2019, equal, narrower, wider, type CompatPair } from './compat-pair.ts';

const text = { type: 'string' };
const whole = { type: 'integer' };
const one = { const: 1 };
const object = (rest: object): object => ({ type: 'object', ...rest });
const closed = (properties: object, rest: object = {}): object =>
  object({ properties, additionalProperties: false, ...rest });
const array = (rest: object): object => ({ type: 'array', ...rest });

export const unevaluatedPairs: readonly CompatPair[] = [
  equal(
    'unevaluatedProperties beside allOf',
    object({ allOf: [{ properties: { a: text } }], properties: { b: whole }, unevaluatedProperties: false }),
    closed({ a: text, b: whole }),
  ),
  narrower(
    'unevaluatedProperties becomes additionalProperties',
    object({ allOf: [{ properties: { a: text } }], properties: { b: whole }, unevaluatedProperties: false }),
    object({ allOf: [{ properties: { a: text } }], properties: { b: whole }, additionalProperties: false }),
    { witness: { a: '' } },
  ),
  equal(
    'unevaluatedProperties without subschemas',
    object({ properties: { a: text }, unevaluatedProperties: whole }),
    object({ properties: { a: text }, additionalProperties: whole }),
  ),
  equal(
    'unevaluatedProperties of 2019-09',
    {
      $schema: DRAFT_2019,
      type: 'object',
      allOf: [{ properties: { a: text } }],
      unevaluatedProperties: false,
    },
    closed({ a: text }),
  ),
  equal(
    'unevaluatedProperties beside anyOf',
    object({
      anyOf: [
        { properties: { a: one }, required: ['a'] },
        { properties: { b: one }, required: ['b'] },
      ],
      unevaluatedProperties: false,
    }),
    closed({ a: one, b: one }, { minProperties: 1 }),
  ),
  wider(
    'unevaluatedProperties beside if',
    object({
      properties: { k: {} },
      if: { properties: { k: one }, required: ['k'] },
      then: { properties: { x: {} } },
      unevaluatedProperties: false,
    }),
    closed({ k: {}, x: {} }),
    { forwardWitness: { k: 2, x: 1 } },
  ),
  equal(
    'unevaluatedProperties beside if, written with anyOf',
    object({
      properties: { k: {} },
      if: { properties: { k: one }, required: ['k'] },
      then: { properties: { x: {} } },
      unevaluatedProperties: false,
    }),
    { anyOf: [closed({ k: one, x: {} }, { required: ['k'] }), closed({ k: { not: one } })] },
    { undecidedOk: true },
  ),
  equal(
    'unevaluatedProperties beside a reference',
    object({
      $ref: '#/$defs/base',
      properties: { b: text },
      unevaluatedProperties: false,
      $defs: { base: { properties: { a: text } } },
    }),
    closed({ a: text, b: text }),
  ),
  narrower(
    'a schema that is referenced beside unevaluatedProperties loses a member',
    object({
      $ref: '#/$defs/base',
      unevaluatedProperties: false,
      $defs: { base: { properties: { a: text, b: text } } },
    }),
    object({
      $ref: '#/$defs/base',
      unevaluatedProperties: false,
      $defs: { base: { properties: { a: text } } },
    }),
    { witness: { b: '' } },
  ),
  equal(
    'a subschema of allOf that evaluates everything',
    object({ allOf: [{ additionalProperties: text }], unevaluatedProperties: false }),
    object({ additionalProperties: text }),
  ),
  equal(
    'a negated schema evaluates no members',
    object({
      not: { properties: { a: text }, required: ['a'] },
      properties: { b: {} },
      unevaluatedProperties: false,
    }),
    closed({ b: {} }),
    {
      undecidedOk: true,
    },
  ),
  equal(
    'unevaluatedProperties beside dependentSchemas',
    object({
      properties: { a: {} },
      dependentSchemas: { a: { properties: { b: {} } } },
      unevaluatedProperties: false,
    }),
    closed({ a: {}, b: {} }, { dependentRequired: { b: ['a'] } }),
    { undecidedOk: true },
  ),
  equal(
    'unevaluatedItems without subschemas',
    array({ prefixItems: [text], unevaluatedItems: false }),
    array({ prefixItems: [text], items: false }),
  ),
  equal(
    'unevaluatedItems beside allOf',
    array({ allOf: [{ prefixItems: [text, whole] }], prefixItems: [text], unevaluatedItems: false }),
    array({ prefixItems: [text, whole], items: false }),
  ),
  wider(
    'a tuple beside unevaluatedItems becomes longer',
    array({ allOf: [{ prefixItems: [text] }], unevaluatedItems: false }),
    array({ allOf: [{ prefixItems: [text, text] }], unevaluatedItems: false }),
    {
      forwardWitness: ['a', 'b'],
    },
  ),
  // In the last four pairs, ajv deviates from the specification, and the verdicts follow ajv.
  apart(
    'members of a failing `if` count as evaluated',
    object({
      if: { properties: { a: one }, required: ['a'] },
      else: { properties: { b: true } },
      unevaluatedProperties: false,
    }),
    object({ properties: { a: one } }),
    { witness: { a: 2 } },
  ),
  narrower(
    'members of `if` do not count as evaluated when `then` is `true`',
    closed({ a: true }),
    object({ if: { properties: { a: true } }, then: true, unevaluatedProperties: false }),
    { witness: { a: 1 }, undecidedOk: true },
  ),
  narrower(
    'all items count as evaluated if the alternative with `prefixItems` fails',
    array({ anyOf: [{ prefixItems: [one] }, { type: 'array' }], unevaluatedItems: false }),
    array({ maxItems: 1 }),
    { witness: [2, 3], undecidedOk: true },
  ),
  apart(
    'members in `properties` count as evaluated only if a schema in `dependentSchemas` applies',
    closed({ x: true }),
    object({
      properties: { x: true },
      dependentSchemas: { q: { properties: { q: true } } },
      unevaluatedProperties: false,
    }),
    { witness: { x: 1 }, undecidedOk: true, forwardWitness: { q: 1 } },
  ),
];
