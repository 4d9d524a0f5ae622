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
  equal('an unknown keyword', text, {
    ...text,
    'x-order': 3,
    markdownDescription: '**a**',
    enumDescriptions: ['a'],
  }),
  equal('contentEncoding and contentMediaType', text, {
    ...text,
    contentMediaType: 'application/json',
    contentEncoding: 'base64',
  }),
  equal(
    'annotations in nested schemas',
    { type: 'object', properties: { a: text } },
    { type: 'object', properties: { a: { ...text, description: 'a' } } },
  ),
  equal(
    'a member that is named like a keyword',
    { type: 'object', properties: { required: text, enum: text } },
    {
      type: 'object',
      properties: { enum: { ...text, title: 'E' }, required: text },
    },
  ),
  narrower(
    'a member that is named like an annotation',
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
    'unevaluatedProperties has a meaning only since 2019-09',
    { $schema: DRAFT_07, type: 'object', unevaluatedProperties: false },
    { $schema: DRAFT_2020, type: 'object', unevaluatedProperties: false },
    {
      witness: { a: 1 },
    },
  ),
  equal(
    'a different $id',
    { $id: 'https://a.example/v1', ...text },
    { $id: 'https://a.example/v2', ...text },
  ),
  equal(
    'a different identifier, as id in draft-04 and as $id in draft-07',
    { $schema: DRAFT_04, id: 'https://a.example/v1', ...text },
    { $schema: DRAFT_07, $id: 'https://a.example/v2', ...text },
  ),
];

const never = { type: 'number', minimum: 2, maximum: 1 };

export const contradictionPairs: readonly CompatPair[] = [
  wider(
    'a required member whose schema no value matches',
    { type: 'object', properties: { a: never }, required: ['a'] },
    { const: 1 },
  ),
  equal(
    'a nested schema that no value matches',
    {
      type: 'object',
      properties: { a: { type: 'object', properties: { b: never }, required: ['b'] } },
      required: ['a'],
    },
    false,
  ),
  wider(
    'a schema that no value matches, and objects',
    { allOf: [{ const: 1 }, { const: 2 }] },
    { type: 'object' },
  ),
  equal(
    'two schemas that no value matches',
    { type: 'integer', enum: ['a'] },
    { type: 'array', maxItems: 0, minItems: 1 },
  ),
  equal(
    'a required member that allOf rules out',
    {
      type: 'object',
      allOf: [{ properties: { a: text } }, { properties: { a: { type: 'null' } } }],
      required: ['a'],
    },
    false,
  ),
  equal(
    'a member that allOf rules out',
    { type: 'object', allOf: [{ properties: { a: text } }, { properties: { a: { type: 'null' } } }] },
    { type: 'object', properties: { a: false } },
  ),
  apart(
    'a list whose item schema no value matches',
    { type: 'array', items: never },
    { type: 'array', items: text, minItems: 1 },
    { witness: [], forwardWitness: ['a'] },
  ),
  wider(
    'a contradiction behind a reference',
    { $ref: '#/$defs/a', type: 'null', $defs: { a: text } },
    { type: 'null' },
  ),
  equal(
    'a pattern and a length that exclude each other',
    { type: 'string', pattern: '^a{5}$', maxLength: 4 },
    false,
  ),
];
