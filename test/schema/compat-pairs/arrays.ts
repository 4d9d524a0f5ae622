import { apart, DRAFT_07, DRAFT_2020, equal, narrower, wider, type CompatPair } from './compat-pair.ts';

const text = { type: 'string' };
const array = (rest: object): object => ({ type: 'array', ...rest });

export const itemsPairs: readonly CompatPair[] = [
  wider('items of more kinds', array({ items: text }), array({ items: { type: ['string', 'number'] } }), {
    forwardPointer: '/items/type',
  }),
  narrower('minItems raised', array({ minItems: 1 }), array({ minItems: 2 }), { pointer: '/minItems' }),
  narrower('maxItems lowered', array({ maxItems: 3 }), array({ maxItems: 2 }), { pointer: '/maxItems' }),
  equal('any items', array({ items: {} }), array({})),
  equal('no items, three ways', array({ items: false }), array({ maxItems: 0 })),
  equal('the first may not be', array({ prefixItems: [false] }), { const: [] }),
  equal('one item, and none may be', array({ items: false, minItems: 1 }), false),
  equal(
    'items that nothing matches',
    array({ items: { type: 'string', enum: [1] } }),
    array({ maxItems: 0 }),
  ),
  narrower('items say nothing of objects', { items: text }, array({ items: text }), { witness: {} }),
  equal('more than may be', array({ minItems: 3, maxItems: 2 }), false),
  wider('a list or one', array({ items: text }), { anyOf: [text, array({ items: text })] }),
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
    'a closed tuple of both drafts',
    { $schema: DRAFT_07, type: 'array', items: [text], additionalItems: false },
    { $schema: DRAFT_2020, type: 'array', prefixItems: [text], maxItems: 1 },
  ),
  equal(
    'additionalItems without a tuple',
    { $schema: DRAFT_07, type: 'array', items: text, additionalItems: false },
    array({ items: text }),
  ),
  narrower(
    'a tuple may be short no more',
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
    'a tuple turned round',
    array({ prefixItems: [text, { type: 'integer' }] }),
    array({ prefixItems: [{ type: 'integer' }, text] }),
  ),
  equal('a tuple of what all items are', array({ prefixItems: [text], items: text }), array({ items: text })),
  wider(
    'a tuple whose first is narrower',
    array({ prefixItems: [{ const: 'a' }], items: text }),
    array({ items: text }),
    { forwardWitness: ['b'] },
  ),
  equal(
    'positions beyond the length',
    array({ prefixItems: [text, text, { type: 'null' }], maxItems: 2 }),
    array({ prefixItems: [text, text], maxItems: 2 }),
  ),
  equal(
    'a position that may not be ends the tuple',
    array({ prefixItems: [text, false, text] }),
    array({ items: text, maxItems: 1 }),
  ),
];

export const containsPairs: readonly CompatPair[] = [
  narrower('an item is demanded', array({}), array({ contains: { const: 1 } }), { witness: [] }),
  equal('at least none', array({ contains: { const: 1 }, minContains: 0 }), array({})),
  wider(
    'one or two',
    array({ contains: { const: 1 }, maxContains: 1 }),
    array({ contains: { const: 1 }, maxContains: 2 }),
    { forwardWitness: [1, 1] },
  ),
  equal(
    'contains what all items are',
    array({ items: { const: 1 }, contains: { const: 1 } }),
    array({ items: { const: 1 }, minItems: 1 }),
  ),
  equal('contains none', array({ not: { contains: { const: 1 } } }), array({ items: { not: { const: 1 } } })),
  equal('contains two of anything', array({ contains: {}, minContains: 2 }), array({ minItems: 2 })),
  equal(
    'contains at most two of anything',
    array({ contains: true, minContains: 0, maxContains: 2 }),
    array({ maxItems: 2 }),
  ),
  equal('contains more than may be', array({ contains: { const: 1 }, minContains: 3, maxItems: 2 }), false),
  equal('contains what no item is', array({ items: text, contains: { type: 'null' } }), false),
  equal('minContains without contains', array({ minContains: 2, maxContains: 1 }), array({})),
  equal(
    'minContains before 2019',
    { $schema: DRAFT_07, type: 'array', contains: { const: 1 }, minContains: 2 },
    { $schema: DRAFT_07, type: 'array', contains: { const: 1 } },
  ),
  wider('contains a text, then anything', array({ contains: text }), array({ contains: {} }), {
    forwardWitness: [1],
  }),
  apart('contains another', array({ contains: { const: 'a' } }), array({ contains: { const: 'b' } })),
  equal(
    'contains of two kinds in two items',
    array({ allOf: [{ contains: text }, { contains: { type: 'null' } }] }),
    array({ allOf: [{ contains: text }, { contains: { type: 'null' } }], minItems: 2 }),
    {
      undecidedOk: true,
    },
  ),
  equal(
    'all of them fit',
    array({ contains: text, minContains: 2, maxItems: 2 }),
    array({ items: text, minItems: 2, maxItems: 2 }),
    { undecidedOk: true },
  ),
];

export const uniquePairs: readonly CompatPair[] = [
  narrower('no item twice', array({}), array({ uniqueItems: true }), {
    witness: [1, 1],
    pointer: '/uniqueItems',
  }),
  equal('one item is never twice', array({ maxItems: 1 }), array({ maxItems: 1, uniqueItems: true })),
  equal('unique, said to be not demanded', array({ uniqueItems: false }), array({})),
  equal(
    'as many as there are booleans',
    array({ items: { type: 'boolean' }, uniqueItems: true }),
    array({ items: { type: 'boolean' }, uniqueItems: true, maxItems: 2 }),
    {
      undecidedOk: true,
    },
  ),
  equal(
    'more than there are values',
    array({ items: { enum: ['a', 'b'] }, uniqueItems: true, minItems: 3 }),
    false,
    { undecidedOk: true },
  ),
  equal(
    'positions that differ anyway',
    array({ prefixItems: [text, { type: 'null' }], items: false }),
    array({ prefixItems: [text, { type: 'null' }], items: false, uniqueItems: true }),
    {
      undecidedOk: true,
    },
  ),
  equal('the same one twice', array({ items: { const: 1 }, minItems: 2, uniqueItems: true }), false, {
    undecidedOk: true,
  }),
  narrower(
    'objects twice, members in another order',
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
    'different items of limited number',
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
