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
    'closed over a part',
    object({ allOf: [{ properties: { a: text } }], properties: { b: whole }, unevaluatedProperties: false }),
    closed({ a: text, b: whole }),
  ),
  narrower(
    'unevaluated to additional',
    object({ allOf: [{ properties: { a: text } }], properties: { b: whole }, unevaluatedProperties: false }),
    object({ allOf: [{ properties: { a: text } }], properties: { b: whole }, additionalProperties: false }),
    { witness: { a: '' } },
  ),
  equal(
    'unevaluated alone is additional',
    object({ properties: { a: text }, unevaluatedProperties: whole }),
    object({ properties: { a: text }, additionalProperties: whole }),
  ),
  equal(
    'of 2019-09 too',
    {
      $schema: DRAFT_2019,
      type: 'object',
      allOf: [{ properties: { a: text } }],
      unevaluatedProperties: false,
    },
    closed({ a: text }),
  ),
  equal(
    'closed over alternatives',
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
    'closed over a condition',
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
    'closed over a condition, written out',
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
    'closed over a base',
    object({
      $ref: '#/$defs/base',
      properties: { b: text },
      unevaluatedProperties: false,
      $defs: { base: { properties: { a: text } } },
    }),
    closed({ a: text, b: text }),
  ),
  narrower(
    'a member leaves the base',
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
    'a base that takes everything',
    object({ allOf: [{ additionalProperties: text }], unevaluatedProperties: false }),
    object({ additionalProperties: text }),
  ),
  equal(
    'what is forbidden evaluates nothing',
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
    'closed over a dependent part',
    object({
      properties: { a: {} },
      dependentSchemas: { a: { properties: { b: {} } } },
      unevaluatedProperties: false,
    }),
    closed({ a: {}, b: {} }, { dependentRequired: { b: ['a'] } }),
    { undecidedOk: true },
  ),
  equal(
    'items: closed alone',
    array({ prefixItems: [text], unevaluatedItems: false }),
    array({ prefixItems: [text], items: false }),
  ),
  equal(
    'items: closed over a part',
    array({ allOf: [{ prefixItems: [text, whole] }], prefixItems: [text], unevaluatedItems: false }),
    array({ prefixItems: [text, whole], items: false }),
  ),
  wider(
    'items: a longer part',
    array({ allOf: [{ prefixItems: [text] }], unevaluatedItems: false }),
    array({ allOf: [{ prefixItems: [text, text] }], unevaluatedItems: false }),
    {
      forwardWitness: ['a', 'b'],
    },
  ),
  apart(
    'what an if names counts though it fails',
    object({
      if: { properties: { a: one }, required: ['a'] },
      else: { properties: { b: true } },
      unevaluatedProperties: false,
    }),
    object({ properties: { a: one } }),
    { witness: { a: 2 } },
  ),
  narrower(
    'an if that nothing follows from is passed over',
    closed({ a: true }),
    object({ if: { properties: { a: true } }, then: true, unevaluatedProperties: false }),
    { witness: { a: 1 }, undecidedOk: true },
  ),
  narrower(
    'items: no count where an alternative fails',
    array({ anyOf: [{ prefixItems: [one] }, { type: 'array' }], unevaluatedItems: false }),
    array({ maxItems: 1 }),
    { witness: [2, 3], undecidedOk: true },
  ),
  apart(
    'what is known is lost where the first part that depends on the value does not apply',
    closed({ x: true }),
    object({
      properties: { x: true },
      dependentSchemas: { q: { properties: { q: true } } },
      unevaluatedProperties: false,
    }),
    { witness: { x: 1 }, undecidedOk: true, forwardWitness: { q: 1 } },
  ),
];
