import {
  apart,
  DRAFT_04,
  DRAFT_06,
  DRAFT_07,
  DRAFT_2019,
  DRAFT_2020,
  equal,
  narrower,
  wider,
  type CompatPair,
} from './compat-pair.ts';

const text = { type: 'string' };
const simple = {
  type: 'object',
  properties: { a: { type: 'string', maxLength: 3 }, b: { enum: [1, null] } },
  required: ['a'],
};

export const annotationPairs: readonly CompatPair[] = [
  equal(
    'title and description',
    { ...text, title: 'A', description: 'one' },
    { ...text, title: 'B', $comment: 'two' },
  ),
  equal('default and examples', { ...text, default: 'a' }, { ...text, default: 5, examples: ['b'] }),
  equal('read-only, write-only, deprecated', text, {
    ...text,
    readOnly: true,
    writeOnly: true,
    deprecated: true,
  }),
  equal('a keyword that nobody knows', text, {
    ...text,
    'x-order': 3,
    markdownDescription: '**a**',
    enumDescriptions: ['a'],
  }),
  equal('what a text holds', text, {
    ...text,
    contentMediaType: 'application/json',
    contentEncoding: 'base64',
  }),
  equal(
    'annotations further in',
    { type: 'object', properties: { a: text } },
    { type: 'object', properties: { a: { ...text, description: 'a' } } },
  ),
  equal(
    'a member named as a keyword',
    { type: 'object', properties: { required: text, enum: text } },
    {
      type: 'object',
      properties: { enum: { ...text, title: 'E' }, required: text },
    },
  ),
  narrower(
    'a member named as an annotation',
    { type: 'object', properties: {} },
    { type: 'object', properties: { description: text } },
    { witness: { description: 1 } },
  ),
];

export const draftPairs: readonly CompatPair[] = [
  equal('draft-04 and draft-06', { $schema: DRAFT_04, ...simple }, { $schema: DRAFT_06, ...simple }),
  equal('draft-06 and draft-07', { $schema: DRAFT_06, ...simple }, { $schema: DRAFT_07, ...simple }),
  equal('draft-07 and 2019-09', { $schema: DRAFT_07, ...simple }, { $schema: DRAFT_2019, ...simple }),
  equal('2019-09 and 2020-12', { $schema: DRAFT_2019, ...simple }, { $schema: DRAFT_2020, ...simple }),
  equal('prefixItems before 2020-12', { $schema: DRAFT_07, prefixItems: [text] }, { $schema: DRAFT_07 }),
  equal(
    'unevaluatedProperties before 2019-09',
    { $schema: DRAFT_07, type: 'object', unevaluatedProperties: false },
    { $schema: DRAFT_07, type: 'object' },
  ),
  equal(
    'dependentRequired before 2019-09',
    { $schema: DRAFT_07, dependentRequired: { a: ['b'] } },
    { $schema: DRAFT_07 },
  ),
  narrower(
    'unevaluatedProperties comes to mean something',
    { $schema: DRAFT_07, type: 'object', unevaluatedProperties: false },
    { $schema: DRAFT_2020, type: 'object', unevaluatedProperties: false },
    {
      witness: { a: 1 },
    },
  ),
  equal(
    'an address of its own',
    { $id: 'https://a.example/v1', ...text },
    { $id: 'https://a.example/v2', ...text },
  ),
  equal(
    'an address in draft-04',
    { $schema: DRAFT_04, id: 'https://a.example/v1', ...text },
    { $schema: DRAFT_07, $id: 'https://a.example/v2', ...text },
  ),
];

const never = { type: 'number', minimum: 2, maximum: 1 };

export const contradictionPairs: readonly CompatPair[] = [
  wider(
    'required, and nothing matches it',
    { type: 'object', properties: { a: never }, required: ['a'] },
    { const: 1 },
  ),
  equal(
    'nothing, deep',
    {
      type: 'object',
      properties: { a: { type: 'object', properties: { b: never }, required: ['b'] } },
      required: ['a'],
    },
    false,
  ),
  wider('nothing twice, then something', { allOf: [{ const: 1 }, { const: 2 }] }, { type: 'object' }),
  equal(
    'two kinds of nothing',
    { type: 'integer', enum: ['a'] },
    { type: 'array', maxItems: 0, minItems: 1 },
  ),
  equal(
    'a required type that the parts deny',
    {
      type: 'object',
      allOf: [{ properties: { a: text } }, { properties: { a: { type: 'null' } } }],
      required: ['a'],
    },
    false,
  ),
  equal(
    'a member that the parts deny',
    { type: 'object', allOf: [{ properties: { a: text } }, { properties: { a: { type: 'null' } } }] },
    { type: 'object', properties: { a: false } },
  ),
  apart(
    'nothing within a list',
    { type: 'array', items: never },
    { type: 'array', items: text, minItems: 1 },
    { witness: [], forwardWitness: ['a'] },
  ),
  wider(
    'a contradiction behind a reference',
    { $ref: '#/$defs/a', type: 'null', $defs: { a: text } },
    { type: 'null' },
  ),
  equal('nothing by a pattern and a length', { type: 'string', pattern: '^a{5}$', maxLength: 4 }, false),
];
