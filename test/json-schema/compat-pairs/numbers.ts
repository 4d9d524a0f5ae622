import { apart, DRAFT_04, DRAFT_07, equal, narrower, wider, type CompatPair } from './compat-pair.ts';

export const rangePairs: readonly CompatPair[] = [
  narrower(
    'minimum raised',
    { type: 'integer', minimum: 0 },
    { type: 'integer', minimum: 1 },
    { pointer: '/minimum' },
  ),
  wider(
    'maximum raised',
    { type: 'number', maximum: 5 },
    { type: 'number', maximum: 5.5 },
    { forwardPointer: '/maximum' },
  ),
  apart(
    'range moved',
    { type: 'number', minimum: 0, maximum: 10 },
    { type: 'number', minimum: 5, maximum: 15 },
  ),
  equal(
    'integers of at least one half and of at least one',
    { type: 'integer', minimum: 0.5 },
    { type: 'integer', minimum: 1 },
  ),
  equal(
    'integers above 0 and of at least 1',
    { type: 'integer', exclusiveMinimum: 0 },
    { type: 'integer', minimum: 1 },
  ),
  equal(
    'integers of at most 4.2 and below 5',
    { type: 'integer', maximum: 4.2 },
    { type: 'integer', exclusiveMaximum: 5 },
  ),
  narrower(
    'bound becomes exclusive',
    { type: 'number', minimum: 0 },
    { type: 'number', exclusiveMinimum: 0 },
    { witness: 0 },
  ),
  equal(
    'the stronger of two bounds applies',
    { type: 'number', minimum: 1, exclusiveMinimum: 0 },
    { type: 'number', minimum: 1 },
  ),
  equal(
    'of two equal bounds, the exclusive one applies',
    { type: 'number', minimum: 0, exclusiveMinimum: 0 },
    { type: 'number', exclusiveMinimum: 0 },
  ),
  equal(
    'an exclusive bound as a boolean and as a number',
    {
      $schema: DRAFT_04,
      type: 'number',
      minimum: 0,
      exclusiveMinimum: true,
      maximum: 9,
      exclusiveMaximum: false,
    },
    { $schema: DRAFT_07, type: 'number', exclusiveMinimum: 0, maximum: 9 },
  ),
  wider(
    'an exclusive bound becomes inclusive',
    { $schema: DRAFT_04, type: 'number', maximum: 3, exclusiveMaximum: true },
    { $schema: DRAFT_04, type: 'number', maximum: 3 },
    { forwardWitness: 3 },
  ),
  equal(
    'a range between two adjacent integers',
    { type: 'integer', exclusiveMinimum: 1, exclusiveMaximum: 2 },
    false,
  ),
  narrower(
    'a fraction between two adjacent integers',
    { type: 'number', exclusiveMinimum: 1, exclusiveMaximum: 2 },
    { type: 'integer', exclusiveMinimum: 1, exclusiveMaximum: 2 },
    { witness: 1.5 },
  ),
  narrower(
    'bounds do not apply to strings',
    { minimum: 5 },
    { type: 'number', minimum: 5 },
    { witness: 'a' },
  ),
  equal(
    'an empty range excludes only numbers',
    { minimum: 2, maximum: 1 },
    { type: ['null', 'boolean', 'string', 'array', 'object'] },
  ),
  equal('ranges that meet', { type: 'number', anyOf: [{ maximum: 5 }, { minimum: 5 }] }, { type: 'number' }),
  equal(
    'ranges of integers that meet',
    { type: 'integer', anyOf: [{ maximum: 5 }, { minimum: 6 }] },
    { type: 'integer' },
  ),
  wider(
    'ranges with a gap',
    { type: 'number', anyOf: [{ maximum: 5 }, { minimum: 6 }] },
    { type: 'number' },
    { forwardWitness: 5.5 },
  ),
  wider(
    'ranges with a gap of one number',
    { type: 'number', anyOf: [{ exclusiveMaximum: 5 }, { exclusiveMinimum: 5 }] },
    { type: 'number' },
    { forwardWitness: 5 },
  ),
  equal(
    'a range is excluded',
    { type: 'number', not: { minimum: 5 } },
    { type: 'number', exclusiveMaximum: 5 },
  ),
  equal(
    'a range with two bounds is excluded',
    { type: 'number', not: { minimum: 1, maximum: 2 } },
    { type: 'number', anyOf: [{ exclusiveMaximum: 1 }, { exclusiveMinimum: 2 }] },
  ),
  equal('a range of one number', { type: 'number', minimum: 7, maximum: 7 }, { const: 7 }),
  equal(
    'a range that three pieces cover',
    { type: 'integer', minimum: 1, maximum: 9 },
    {
      type: 'integer',
      anyOf: [
        { minimum: 1, maximum: 3 },
        { minimum: 4, maximum: 6 },
        { minimum: 7, maximum: 9 },
      ],
    },
  ),
  narrower(
    'a range that two pieces do not cover',
    { type: 'integer', minimum: 1, maximum: 9 },
    {
      type: 'integer',
      anyOf: [
        { minimum: 1, maximum: 3 },
        { minimum: 5, maximum: 9 },
      ],
    },
    { witness: 4 },
  ),
  equal(
    'numbers in both ranges of a oneOf are excluded',
    {
      type: 'integer',
      oneOf: [
        { minimum: 0, maximum: 5 },
        { minimum: 3, maximum: 9 },
      ],
    },
    {
      type: 'integer',
      anyOf: [
        { minimum: 0, maximum: 2 },
        { minimum: 6, maximum: 9 },
      ],
    },
  ),
  narrower(
    'a large bound',
    { type: 'integer', maximum: 9007199254740991 },
    { type: 'integer', maximum: 9007199254740990 },
    { witness: 9007199254740991 },
  ),
];

export const multiplePairs: readonly CompatPair[] = [
  wider(
    'multiples of 4 to multiples of 2',
    { type: 'integer', multipleOf: 4 },
    { type: 'integer', multipleOf: 2 },
    { forwardPointer: '/multipleOf' },
  ),
  narrower(
    'multiples of 2 to multiples of 6',
    { type: 'integer', multipleOf: 2 },
    { type: 'integer', multipleOf: 6 },
    { pointer: '/multipleOf' },
  ),
  apart(
    'multiples of 2 to multiples of 3',
    { type: 'integer', multipleOf: 2 },
    { type: 'integer', multipleOf: 3 },
  ),
  equal(
    'multiples of 2 and of 3 are multiples of 6',
    { type: 'integer', allOf: [{ multipleOf: 2 }, { multipleOf: 3 }] },
    { type: 'integer', multipleOf: 6 },
  ),
  equal(
    'multiples of 4 and of 6 are multiples of 12',
    { type: 'integer', allOf: [{ multipleOf: 4 }, { multipleOf: 6 }] },
    { type: 'integer', multipleOf: 12 },
  ),
  equal('integers are the multiples of 1', { type: 'integer' }, { type: 'number', multipleOf: 1 }),
  narrower('halves to integers', { type: 'number', multipleOf: 0.5 }, { type: 'integer' }, { witness: 0.5 }),
  wider(
    'halves to quarters',
    { type: 'number', multipleOf: 0.5 },
    { type: 'number', multipleOf: 0.25 },
    { forwardWitness: 0.25 },
  ),
  wider(
    'multiples of 1.5 to multiples of 0.5',
    { type: 'number', multipleOf: 1.5 },
    { type: 'number', multipleOf: 0.5 },
  ),
  equal('integer multiples of 1.5', { type: 'integer', multipleOf: 1.5 }, { type: 'integer', multipleOf: 3 }),
  equal('one multiple in a range', { type: 'number', multipleOf: 5, minimum: 1, maximum: 9 }, { const: 5 }),
  equal('no multiple in a range', { type: 'number', multipleOf: 10, minimum: 1, maximum: 9 }, false),
  equal(
    'bounds between multiples',
    { type: 'number', multipleOf: 10, minimum: 1 },
    { type: 'number', multipleOf: 10, minimum: 10 },
  ),
  equal(
    'even or odd',
    { type: 'integer', anyOf: [{ multipleOf: 2 }, { not: { multipleOf: 2 } }] },
    { type: 'integer' },
  ),
  wider(
    'odd integers to all integers',
    { type: 'integer', not: { multipleOf: 2 } },
    { type: 'integer' },
    { forwardWitness: 2 },
  ),
  equal(
    'the odd integers in a range',
    { type: 'integer', minimum: 0, maximum: 6, not: { multipleOf: 2 } },
    { enum: [1, 3, 5] },
  ),
  narrower(
    'multipleOf does not apply to strings',
    { multipleOf: 2 },
    { type: 'number', multipleOf: 2 },
    { witness: '3' },
  ),
  wider(
    'many multiples of 10 to multiples of 5',
    { type: 'integer', multipleOf: 10, minimum: 0, maximum: 1000000 },
    { type: 'integer', multipleOf: 5, minimum: 0, maximum: 1000000 },
  ),
];
