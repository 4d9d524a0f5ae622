/* oxlint-disable unicorn/no-thenable -- `then` is a keyword of JSON Schema */
import { apart, equal, narrower, wider, type CompatPair } from './compat-pair.ts';

const text = { type: 'string' };
const whole = { type: 'integer' };
const object = (rest: object): object => ({ type: 'object', ...rest });
const has = (name: string, schema: unknown = {}): object => ({
  properties: { [name]: schema },
  required: [name],
});
const A = { minimum: 3 };
const B = { maxLength: 2 };
const C = { required: ['c'] };

export const logicPairs: readonly CompatPair[] = [
  equal('allOf in a different order', { allOf: [A, B, C] }, { allOf: [C, A, B] }),
  equal('allOf within allOf', { allOf: [A, { allOf: [B, { allOf: [C] }] }] }, { allOf: [A, B, C] }),
  equal('allOf merged', { allOf: [A, B, C] }, { ...A, ...B, ...C }),
  equal('anyOf in a different order', { anyOf: [text, whole] }, { anyOf: [whole, text] }),
  equal(
    'anyOf within anyOf',
    { anyOf: [text, { anyOf: [whole, { const: null }] }] },
    { anyOf: [{ const: null }, text, whole] },
  ),
  equal(
    'allOf distributed over anyOf',
    { allOf: [A, { anyOf: [B, C] }] },
    { anyOf: [{ allOf: [A, B] }, { allOf: [A, C] }] },
  ),
  equal(
    'anyOf distributed over allOf',
    { anyOf: [A, { allOf: [B, C] }] },
    { allOf: [{ anyOf: [A, B] }, { anyOf: [A, C] }] },
  ),
  equal('a branch that repeats another branch and adds a condition', { anyOf: [A, { allOf: [A, B] }] }, A),
  equal('a branch that is narrower than another', { anyOf: [whole, { type: 'number' }] }, { type: 'number' }),
  equal('`not` within `not`', { not: { not: { ...A, ...C } } }, { ...A, ...C }),
  equal("De Morgan's law for anyOf", { not: { anyOf: [A, B] } }, { allOf: [{ not: A }, { not: B }] }),
  equal(
    "De Morgan's law for allOf",
    { not: { allOf: [A, B, C] } },
    { anyOf: [{ not: A }, { not: B }, { not: C }] },
  ),
  equal('a schema or its negation', { anyOf: [C, { not: C }] }, true),
  equal('exactly one of a schema and its negation', { oneOf: [C, { not: C }] }, true),
  equal('a schema and its negation', { allOf: [C, { not: C }] }, false),
  equal('allOf with one schema', { allOf: [C] }, C),
  equal('a branch that no value matches', { anyOf: [text, { type: 'null', enum: [1] }] }, text),
  wider(
    'allOf of incompatible types replaced by a constant',
    { allOf: [text, { type: 'number' }] },
    { const: 'x' },
  ),
  narrower(
    'a branch removed',
    { anyOf: [text, whole, { type: 'null' }] },
    { anyOf: [text, whole] },
    { witness: null },
  ),
  wider('a branch added', { anyOf: [text, whole] }, { anyOf: [text, { type: 'null' }, whole] }),
  wider(
    '`not` forbids fewer values',
    { not: { required: ['a'] } },
    { not: { required: ['a', 'b'] } },
    { forwardWitness: { a: 1 } },
  ),
  narrower(
    '`not` forbids more values',
    { not: { type: 'string' } },
    { not: { type: ['string', 'null'] } },
    { witness: null },
  ),
];

export const oneOfPairs: readonly CompatPair[] = [
  equal('oneOf of disjoint branches', { anyOf: [text, whole] }, { oneOf: [text, whole] }),
  narrower(
    'oneOf of overlapping branches',
    { type: 'number', anyOf: [{ minimum: 0 }, { maximum: 10 }] },
    { type: 'number', oneOf: [{ minimum: 0 }, { maximum: 10 }] },
    { witness: 5 },
  ),
  apart(
    'an overlapping branch added to oneOf',
    { oneOf: [{ type: 'string', maxLength: 5 }, whole] },
    { oneOf: [{ type: 'string', maxLength: 5 }, whole, { type: 'string', minLength: 3 }] },
    { witness: 'abcd', forwardWitness: 'abcdefg' },
  ),
  narrower(
    'a narrower branch added to oneOf',
    { oneOf: [text, whole] },
    { oneOf: [text, whole, { const: 'x' }] },
    { witness: 'x' },
  ),
  wider(
    'oneOf becomes anyOf',
    { oneOf: [has('a'), has('b')] },
    { anyOf: [has('a'), has('b')] },
    { forwardWitness: { a: 1, b: 1 } },
  ),
  equal(
    'oneOf written as anyOf with forbidden members',
    object({ oneOf: [has('a'), has('b')] }),
    object({
      anyOf: [
        { required: ['a'], properties: { b: false } },
        { required: ['b'], properties: { a: false } },
      ],
    }),
  ),
  equal(
    'oneOf of integer and number',
    { oneOf: [whole, { type: 'number' }] },
    { type: 'number', not: whole },
  ),
  wider(
    'an overlap removed',
    {
      oneOf: [
        { type: 'number', maximum: 5 },
        { type: 'number', minimum: 5 },
      ],
    },
    {
      oneOf: [
        { type: 'number', maximum: 5 },
        { type: 'number', exclusiveMinimum: 5 },
      ],
    },
    {
      forwardWitness: 5,
    },
  ),
  equal(
    'oneOf of three overlapping enums',
    { oneOf: [{ const: 1 }, { enum: [1, 2] }, { enum: [2, 3] }] },
    { const: 3 },
  ),
];

export const conditionPairs: readonly CompatPair[] = [
  equal(
    'a condition as alternatives',
    { if: A, then: B, else: C },
    { anyOf: [{ allOf: [A, B] }, { allOf: [{ not: A }, C] }] },
  ),
  equal(
    'a condition as implications',
    { if: A, then: B, else: C },
    { allOf: [{ anyOf: [{ not: A }, B] }, { anyOf: [A, C] }] },
  ),
  equal('`then` without `if`', { type: 'string', then: false, else: { maxLength: 1 } }, text),
  equal('`if` without `then`', { type: 'string', if: { maxLength: 1 } }, text),
  equal('`if` with the schema `true`', { if: true, then: C, else: false }, C),
  equal('`not` written as a condition', { if: C, then: false }, { not: C }),
  narrower(
    '`else` added',
    object({ if: has('k'), then: has('a') }),
    object({ if: has('k'), then: has('a'), else: has('b') }),
    { witness: {} },
  ),
  wider(
    'the condition narrowed',
    object({ if: has('k'), then: has('a') }),
    object({ if: has('k', { const: 1 }), then: has('a') }),
    { forwardWitness: { k: 2 } },
  ),
  apart(
    '`then` and `else` exchanged',
    object({ if: has('k'), then: has('a'), else: has('b') }),
    object({ if: has('k'), then: has('b'), else: has('a') }),
  ),
  narrower(
    'a condition that matches if a member is absent',
    object({ if: has('k', { const: 1 }), then: has('a') }),
    object({ if: { properties: { k: { const: 1 } } }, then: has('a') }),
    { witness: {} },
  ),
];

const shape = (kind: string, name: string, rest: object = {}): object =>
  object({
    properties: { kind: { const: kind }, [name]: { type: 'number' } },
    required: ['kind', name],
    ...rest,
  });

export const unionPairs: readonly CompatPair[] = [
  wider(
    'a tagged union grows',
    { oneOf: [shape('circle', 'r'), shape('square', 'a')] },
    { oneOf: [shape('circle', 'r'), shape('square', 'a'), shape('line', 'l')] },
  ),
  narrower(
    'a tagged union shrinks',
    { oneOf: [shape('circle', 'r'), shape('square', 'a')] },
    { oneOf: [shape('circle', 'r')] },
  ),
  apart(
    'a tag renamed',
    { oneOf: [shape('circle', 'r'), shape('square', 'a')] },
    { oneOf: [shape('round', 'r'), shape('square', 'a')] },
  ),
  equal(
    'a tagged union by oneOf and by anyOf',
    { oneOf: [shape('circle', 'r'), shape('square', 'a')] },
    { anyOf: [shape('square', 'a'), shape('circle', 'r')] },
  ),
  narrower(
    'a branch of a union requires one more member',
    { anyOf: [shape('circle', 'r'), shape('square', 'a')] },
    { anyOf: [shape('circle', 'r', { required: ['kind', 'r', 'x'] }), shape('square', 'a')] },
    {
      witness: { kind: 'circle', r: 1 },
    },
  ),
  equal(
    'a union by conditions',
    { oneOf: [shape('circle', 'r'), shape('square', 'a')] },
    object({
      properties: { kind: { enum: ['circle', 'square'] } },
      required: ['kind'],
      allOf: [
        { if: { properties: { kind: { const: 'circle' } } }, then: has('r', { type: 'number' }) },
        { if: { properties: { kind: { const: 'square' } } }, then: has('a', { type: 'number' }) },
      ],
    }),
  ),
  equal(
    'two branches merged',
    object({ anyOf: [has('a', text), has('a', whole)] }),
    object(has('a', { type: ['string', 'integer'] })),
  ),
  wider(
    'members that may be combined freely',
    object({
      anyOf: [{ properties: { a: text, b: text } }, { properties: { a: whole, b: whole } }],
      required: ['a', 'b'],
    }),
    object({
      properties: { a: { type: ['string', 'integer'] }, b: { type: ['string', 'integer'] } },
      required: ['a', 'b'],
    }),
    { forwardWitness: { a: 'x', b: 1 } },
  ),
  equal(
    'all four combinations of two members',
    object({ properties: { a: { type: 'boolean' }, b: { type: 'boolean' } }, required: ['a', 'b'] }),
    object({
      required: ['a', 'b'],
      anyOf: [true, false].flatMap((a) =>
        [true, false].map((b) => ({ properties: { a: { const: a }, b: { const: b } } })),
      ),
    }),
  ),
  narrower(
    'three of four combinations of two members',
    object({ properties: { a: { type: 'boolean' }, b: { type: 'boolean' } }, required: ['a', 'b'] }),
    object({
      required: ['a', 'b'],
      anyOf: [
        [true, true],
        [true, false],
        [false, true],
      ].map(([a, b]) => ({ properties: { a: { const: a }, b: { const: b } } })),
    }),
    { witness: { a: false, b: false } },
  ),
  equal(
    'a union of item types, and a union of array types, with at most one item',
    { type: 'array', maxItems: 1, items: { anyOf: [text, whole] } },
    {
      type: 'array',
      maxItems: 1,
      anyOf: [{ items: text }, { items: whole }],
    },
  ),
  wider(
    'lists of one type, and mixed lists',
    { type: 'array', anyOf: [{ items: text }, { items: whole }] },
    { type: 'array', items: { anyOf: [text, whole] } },
    { forwardWitness: ['a', 1] },
  ),
];
