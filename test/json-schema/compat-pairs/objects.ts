import { apart, equal, narrower, wider, type CompatPair } from './compat-pair.ts';

const text = { type: 'string' };
const object = (rest: object): object => ({ type: 'object', ...rest });
const closed = (properties: object, rest: object = {}): object =>
  object({ properties, additionalProperties: false, ...rest });

export const requiredPairs: readonly CompatPair[] = [
  narrower('a member becomes required', object({ required: ['a'] }), object({ required: ['a', 'b'] }), {
    pointer: '/required',
  }),
  wider('no member is required any more', object({ required: ['a'] }), object({}), {
    forwardPointer: '/required',
  }),
  equal('required in a different order', object({ required: ['a', 'b'] }), object({ required: ['b', 'a'] })),
  equal('nothing required', object({ required: [] }), object({})),
  narrower(
    'required in a nested object',
    object({ properties: { a: object({ properties: { b: text } }) } }),
    object({ properties: { a: object({ properties: { b: text }, required: ['b'] }) } }),
    { pointer: '/properties/a/required', witness: { a: {} } },
  ),
  narrower('required does not apply to arrays', { required: ['a'] }, object({ required: ['a'] }), {
    witness: [],
  }),
  equal(
    'required split over allOf',
    object({ allOf: [{ required: ['a'] }, { required: ['b'] }] }),
    object({ required: ['a', 'b'] }),
  ),
  apart('a different member is required', object({ required: ['a'] }), object({ required: ['b'] })),
  equal('a required member that a closed object forbids', closed({ a: text }, { required: ['b'] }), false),
  equal(
    'a required member whose schema is `false`',
    object({ properties: { a: false }, required: ['a'] }),
    false,
  ),
  equal(
    'a forbidden member, written in two ways',
    object({ properties: { a: false } }),
    object({ not: { required: ['a'] } }),
  ),
  narrower(
    'a forbidden member in a value of any type, and in objects only',
    { properties: { a: false } },
    { not: { required: ['a'] }, type: 'object' },
    { witness: 1 },
  ),
  equal(
    'a forbidden member, written as `anyOf`',
    { properties: { a: false } },
    { anyOf: [{ not: { type: 'object' } }, { not: { required: ['a'] } }] },
  ),
];

export const memberPairs: readonly CompatPair[] = [
  wider('a member removed from an open object', object({ properties: { a: text } }), object({}), {
    forwardWitness: { a: 1 },
  }),
  narrower('a member removed from a closed object', closed({ a: text, b: text }), closed({ a: text }), {
    witness: { b: 'x' },
  }),
  wider('a member added to a closed object', closed({ a: text }), closed({ a: text, b: text })),
  narrower(
    'a member added to an open object',
    object({ properties: { a: text } }),
    object({ properties: { a: text, b: text } }),
    { witness: { b: 1 } },
  ),
  equal(
    'a member with any value added to an open object',
    object({ properties: { a: text } }),
    object({ properties: { a: text, b: {} } }),
  ),
  apart('a member renamed in a closed object', closed({ colour: text }), closed({ color: text })),
  apart(
    'a member renamed in an open object',
    object({ properties: { colour: text } }),
    object({ properties: { color: text } }),
  ),
  narrower('an open object is closed', object({ properties: { a: text } }), closed({ a: text }), {
    pointer: '/additionalProperties',
  }),
  wider('a closed object is opened', closed({ a: text }), object({ properties: { a: text } }), {
    forwardPointer: '/additionalProperties',
  }),
  equal('additionalProperties true and absent', object({ additionalProperties: true }), object({})),
  equal(
    'a member with the same schema as additionalProperties',
    object({ properties: { a: text }, additionalProperties: text }),
    object({ additionalProperties: text }),
  ),
  wider(
    'additionalProperties allows null',
    object({ additionalProperties: text }),
    object({ additionalProperties: { type: ['string', 'null'] } }),
    {
      forwardPointer: '/additionalProperties/type',
    },
  ),
  narrower(
    'additionalProperties becomes false',
    object({ additionalProperties: text }),
    closed({ a: text }),
    {
      witness: { z: '' },
    },
  ),
  equal('a forbidden member in a closed object', closed({ a: false }), closed({})),
  equal(
    'a member with an empty range in a closed object',
    closed({ a: { type: 'number', minimum: 2, maximum: 1 } }),
    closed({}),
  ),
  equal(
    'additionalProperties ignores the properties of allOf',
    object({ allOf: [{ properties: { a: text } }], additionalProperties: false }),
    object({ additionalProperties: false }),
  ),
  apart(
    'a nested member with a different type',
    closed({ s: closed({ port: { type: 'integer' } }) }),
    closed({ s: closed({ port: text }) }),
    {
      pointer: '/properties/s/properties/port/type',
    },
  ),
  narrower(
    'a name that a JSON Pointer escapes',
    object({ properties: { 'a/b~c': {} } }),
    object({ properties: { 'a/b~c': text } }),
    { witness: { 'a/b~c': 0 } },
  ),
  apart(
    'a name that a JSON Pointer escapes, with a different type',
    object({ properties: { 'a/b~c': text } }),
    object({ properties: { 'a/b~c': { type: 'null' } } }),
    {
      pointer: '/properties/a~1b~0c/type',
    },
  ),
  narrower(
    'a name that every JavaScript object has',
    object({}),
    object({ properties: { constructor: text } }),
    { witness: { constructor: 1 } },
  ),
  wider('the member toString becomes optional', object({ required: ['toString'] }), object({}), {
    forwardWitness: {},
  }),
];

export const patternPropertiesPairs: readonly CompatPair[] = [
  equal(
    'the same names, given by a pattern and by a list',
    object({ patternProperties: { '^[ab]$': text }, additionalProperties: false }),
    closed({ a: text, b: text }),
  ),
  wider(
    'a name that matches a pattern loses its narrower schema',
    object({ properties: { 'x-a': { type: 'integer' } }, patternProperties: { '^x-': { type: 'number' } } }),
    object({ patternProperties: { '^x-': { type: 'number' } } }),
    { forwardWitness: { 'x-a': 0.5 } },
  ),
  equal(
    'a property with a wider schema than its pattern',
    object({ properties: { 'x-a': { type: 'number' } }, patternProperties: { '^x-': { type: 'integer' } } }),
    object({ patternProperties: { '^x-': { type: 'integer' } } }),
  ),
  equal(
    'a pattern that matches every name',
    { patternProperties: { '': {} }, additionalProperties: false },
    {},
  ),
  equal(
    'two patterns that match one name',
    object({ patternProperties: { '^a': { type: 'integer' }, '^ab': { minimum: 5 } } }),
    object({
      patternProperties: { '^a': { type: 'integer' }, '^ab': { minimum: 5 } },
      properties: { abc: { type: 'integer', minimum: 5 } },
    }),
  ),
  equal(
    'a required name that matches two incompatible patterns',
    object({ patternProperties: { '^a': text, a$: { type: 'null' } }, required: ['a'] }),
    false,
  ),
  narrower(
    'a pattern is narrowed in a closed object',
    object({ patternProperties: { '^a': text }, additionalProperties: false }),
    object({ patternProperties: { '^ab': text }, additionalProperties: false }),
    {
      witness: { a: '' },
    },
  ),
  wider(
    'a pattern is narrowed in an open object',
    object({ patternProperties: { '^a': text } }),
    object({ patternProperties: { '^ab': text } }),
    { forwardWitness: { a: 1 } },
  ),
  equal(
    'a pattern split into two patterns',
    object({ patternProperties: { '^[ab]': text } }),
    object({ patternProperties: { '^a': text, '^b': text } }),
  ),
  narrower(
    'names that start with `x-` become forbidden',
    object({ properties: { a: text }, patternProperties: { '^x-': {} }, additionalProperties: false }),
    closed({ a: text }),
    {
      witness: { 'x-1': 1 },
    },
  ),
  equal(
    'a pattern in different notation',
    object({ patternProperties: { '^[0-9]+$': text } }),
    object({ patternProperties: { '^\\d+$': text } }),
  ),
  equal(
    'additionalProperties as a pattern for all names',
    object({ additionalProperties: text }),
    object({ patternProperties: { '.*': text } }),
  ),
  narrower(
    'a length limit for the values of many patterns',
    {
      type: 'object',
      patternProperties: Object.fromEntries('abcdefgh'.split('').map((one) => [`^${one}`, text])),
    },
    {
      type: 'object',
      patternProperties: Object.fromEntries(
        'abcdefgh'.split('').map((one) => [`^${one}`, { ...text, maxLength: 2 }]),
      ),
    },
    { undecidedOk: true },
  ),
];
