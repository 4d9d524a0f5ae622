import { apart, DRAFT_07, DRAFT_2020, equal, narrower, wider, type CompatPair } from './compat-pair.ts';

const text = { type: 'string' };
const array = (rest: object): object => ({ type: 'array', ...rest });

export const itemsPairs: readonly CompatPair[] = [
  wider('items of more types', array({ items: text }), array({ items: { type: ['string', 'number'] } }), {
    forwardPointer: '/items/type',
  }),
  narrower('minItems raised', array({ minItems: 1 }), array({ minItems: 2 }), { pointer: '/minItems' }),
  narrower('maxItems lowered', array({ maxItems: 3 }), array({ maxItems: 2 }), { pointer: '/maxItems' }),
  equal('any items', array({ items: {} }), array({})),
  equal('no items, written in two ways', array({ items: false }), array({ maxItems: 0 })),
  equal('the first item is never allowed', array({ prefixItems: [false] }), { const: [] }),
  equal('one item required, and none allowed', array({ items: false, minItems: 1 }), false),
  equal(
    'an item schema that no value matches',
    array({ items: { type: 'string', enum: [1] } }),
    array({ maxItems: 0 }),
  ),
  narrower('items does not apply to objects', { items: text }, array({ items: text }), { witness: {} }),
  equal('minItems above maxItems', array({ minItems: 3, maxItems: 2 }), false),
  wider('a list or a single item', array({ items: text }), { anyOf: [text, array({ items: text })] }),
  apart('a list of lists', array({ items: text }), array({ items: array({ items: text }) }), {
    witness: ['a'],
    forwardWitness: [[]],
  }),
];

export const tuplePairs: readonly CompatPair[] = [
  equal(
    'a tuple of draft-07 and of 2020-12',
    {
      $schema: DRAFT_07,
      type: 'array',
      items: [text, { type: 'integer' }],
      additionalItems: { type: 'null' },
    },
    { $schema: DRAFT_2020, type: 'array', prefixItems: [text, { type: 'integer' }], items: { type: 'null' } },
  ),
  equal(
    'a closed tuple of draft-07 and of 2020-12',
    { $schema: DRAFT_07, type: 'array', items: [text], additionalItems: false },
    { $schema: DRAFT_2020, type: 'array', prefixItems: [text], maxItems: 1 },
  ),
  equal(
    'additionalItems has no effect without a tuple',
    { $schema: DRAFT_07, type: 'array', items: text, additionalItems: false },
    array({ items: text }),
  ),
  narrower(
    'a tuple gets a minimum length',
    array({ prefixItems: [text, text] }),
    array({ prefixItems: [text, text], minItems: 2 }),
    { witness: ['a'] },
  ),
  wider(
    'a closed tuple grows',
    array({ prefixItems: [text], items: false }),
    array({ prefixItems: [text, text], items: false }),
  ),
  narrower('an open tuple grows', array({ prefixItems: [text] }), array({ prefixItems: [text, text] }), {
    witness: ['a', 1],
  }),
  apart(
    'a tuple in reverse order',
    array({ prefixItems: [text, { type: 'integer' }] }),
    array({ prefixItems: [{ type: 'integer' }, text] }),
  ),
  equal(
    'a tuple whose position has the schema of `items`',
    array({ prefixItems: [text], items: text }),
    array({ items: text }),
  ),
  wider(
    'a tuple whose first position is narrower',
    array({ prefixItems: [{ const: 'a' }], items: text }),
    array({ items: text }),
    { forwardWitness: ['b'] },
  ),
  equal(
    'tuple positions beyond maxItems have no effect',
    array({ prefixItems: [text, text, { type: 'null' }], maxItems: 2 }),
    array({ prefixItems: [text, text], maxItems: 2 }),
  ),
  equal(
    'a position that no value matches ends the tuple',
    array({ prefixItems: [text, false, text] }),
    array({ items: text, maxItems: 1 }),
  ),
];

export const containsPairs: readonly CompatPair[] = [
  narrower('contains is added', array({}), array({ contains: { const: 1 } }), { witness: [] }),
  equal('minContains of 0', array({ contains: { const: 1 }, minContains: 0 }), array({})),
  wider(
    'one or two matching items',
    array({ contains: { const: 1 }, maxContains: 1 }),
    array({ contains: { const: 1 }, maxContains: 2 }),
    { forwardWitness: [1, 1] },
  ),
  equal(
    '`contains` with a schema that all items match',
    array({ items: { const: 1 }, contains: { const: 1 } }),
    array({ items: { const: 1 }, minItems: 1 }),
  ),
  equal(
    '`not` around `contains`, and `items` with `not`',
    array({ not: { contains: { const: 1 } } }),
    array({ items: { not: { const: 1 } } }),
  ),
  equal(
    '`contains` with at least two items of any kind',
    array({ contains: {}, minContains: 2 }),
    array({ minItems: 2 }),
  ),
  equal(
    '`contains` with at most two items of any kind',
    array({ contains: true, minContains: 0, maxContains: 2 }),
    array({ maxItems: 2 }),
  ),
  equal('minContains above maxItems', array({ contains: { const: 1 }, minContains: 3, maxItems: 2 }), false),
  equal(
    '`contains` with a schema that no item matches',
    array({ items: text, contains: { type: 'null' } }),
    false,
  ),
  equal('minContains has no effect without contains', array({ minContains: 2, maxContains: 1 }), array({})),
  equal(
    'minContains has no effect before 2019-09',
    { $schema: DRAFT_07, type: 'array', contains: { const: 1 }, minContains: 2 },
    { $schema: DRAFT_07, type: 'array', contains: { const: 1 } },
  ),
  wider('contains any item instead of a string', array({ contains: text }), array({ contains: {} }), {
    forwardWitness: [1],
  }),
  apart(
    'contains a different value',
    array({ contains: { const: 'a' } }),
    array({ contains: { const: 'b' } }),
  ),
  equal(
    'two contains keywords that need two items',
    array({ allOf: [{ contains: text }, { contains: { type: 'null' } }] }),
    array({ allOf: [{ contains: text }, { contains: { type: 'null' } }], minItems: 2 }),
    {
      undecidedOk: true,
    },
  ),
  equal(
    'contains requires as many items as maxItems allows',
    array({ contains: text, minContains: 2, maxItems: 2 }),
    array({ items: text, minItems: 2, maxItems: 2 }),
    { undecidedOk: true },
  ),
];

export const uniquePairs: readonly CompatPair[] = [
  narrower('uniqueItems is added', array({}), array({ uniqueItems: true }), {
    witness: [1, 1],
    pointer: '/uniqueItems',
  }),
  equal(
    'uniqueItems with at most one item',
    array({ maxItems: 1 }),
    array({ maxItems: 1, uniqueItems: true }),
  ),
  equal('uniqueItems false and absent', array({ uniqueItems: false }), array({})),
  equal(
    'unique booleans, with and without maxItems 2',
    array({ items: { type: 'boolean' }, uniqueItems: true }),
    array({ items: { type: 'boolean' }, uniqueItems: true, maxItems: 2 }),
    {
      undecidedOk: true,
    },
  ),
  equal(
    'more unique items than the enum has values',
    array({ items: { enum: ['a', 'b'] }, uniqueItems: true, minItems: 3 }),
    false,
    { undecidedOk: true },
  ),
  equal(
    'uniqueItems with positions that always differ',
    array({ prefixItems: [text, { type: 'null' }], items: false }),
    array({ prefixItems: [text, { type: 'null' }], items: false, uniqueItems: true }),
    {
      undecidedOk: true,
    },
  ),
  equal(
    'two unique items that must be equal',
    array({ items: { const: 1 }, minItems: 2, uniqueItems: true }),
    false,
    {
      undecidedOk: true,
    },
  ),
  narrower(
    'equal objects with members in a different order',
    array({ items: { type: 'object' } }),
    array({ items: { type: 'object' }, uniqueItems: true }),
    {
      witness: [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
    },
  ),
  narrower(
    'unique items of an enum, with a limit for one value',
    {
      $schema: DRAFT_2020,
      type: 'array',
      items: { enum: [1, 2] },
      uniqueItems: true,
      minItems: 2,
      contains: { const: 1 },
      minContains: 0,
      maxContains: 1,
    },
    false,
    { witness: [1, 2], undecidedOk: true },
  ),
];
