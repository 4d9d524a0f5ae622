import {
  apart,
  DRAFT_04,
  DRAFT_07,
  DRAFT_2019,
  equal,
  narrower,
  wider,
  type CompatPair,
} from './compat-pair.ts';

const text = { type: 'string' };
const whole = { type: 'integer' };
const ref = (name: string): object => ({ $ref: `#/$defs/${name}` });
const tree = (name: string, value: object): object => ({
  ...ref(name),
  $defs: {
    [name]: {
      type: 'object',
      properties: { value, kids: { type: 'array', items: ref(name) } },
      required: ['value'],
      additionalProperties: false,
    },
  },
});
const list = (rest: object): object => ({
  type: ['object', 'null'],
  properties: { head: rest, tail: { $ref: '#' } },
  required: ['head', 'tail'],
});

export const referencePairs: readonly CompatPair[] = [
  equal('a definition renamed', { ...ref('a'), $defs: { a: text } }, { ...ref('b'), $defs: { b: text } }),
  equal(
    'a definition inlined',
    { type: 'object', properties: { x: ref('a') }, $defs: { a: text } },
    { type: 'object', properties: { x: text } },
  ),
  equal(
    'a definition moved',
    { $schema: DRAFT_07, $ref: '#/definitions/a', definitions: { a: text } },
    { ...ref('a'), $defs: { a: text } },
  ),
  equal(
    'an unused definition',
    { type: 'object', $defs: { a: text } },
    { type: 'object', $defs: { b: whole } },
  ),
  equal('a chain of references', { ...ref('a'), $defs: { a: ref('b'), b: ref('c'), c: text } }, text),
  equal(
    'a reference by an anchor',
    { $ref: '#here', $defs: { a: { $anchor: 'here', type: 'string' } } },
    text,
  ),
  equal(
    'a reference to an embedded $id',
    { $ref: 'https://a.example/part', $defs: { a: { $id: 'https://a.example/part', type: 'string' } } },
    text,
  ),
  ...['const', 'default', 'enum', 'examples'].map((name) =>
    apart(
      `a reference in the schema of a property named ${name}, if this schema has an $id`,
      {
        $defs: { a: text },
        properties: {
          [name]: { $id: 'https://a.example/part', $defs: { a: whole }, allOf: [ref('a')] },
        },
      },
      { properties: { [name]: text } },
      { witness: { [name]: 1 }, forwardWitness: { [name]: 'a' } },
    ),
  ),
  equal('a reference by an escaped pointer', { $ref: '#/$defs/a~1b%25', $defs: { 'a/b%': text } }, text),
  equal(
    'a reference to the schema of a property',
    { type: 'object', properties: { a: text, b: { $ref: '#/properties/a' } } },
    { type: 'object', properties: { a: text, b: text } },
  ),
  equal(
    'keywords beside a reference',
    { ...ref('a'), maxLength: 3, $defs: { a: text } },
    { type: 'string', maxLength: 3 },
  ),
  equal('two paths to one definition', { allOf: [ref('a'), ref('a')], $defs: { a: text } }, text),
  narrower(
    'a shared definition becomes narrower',
    { type: 'object', properties: { x: ref('a'), y: ref('a') }, $defs: { a: text } },
    { type: 'object', properties: { x: ref('a'), y: ref('a') }, $defs: { a: { ...text, minLength: 1 } } },
    {
      witness: { x: '' },
    },
  ),
  apart(
    'a reference to a different definition',
    { ...ref('a'), $defs: { a: text, b: whole } },
    { ...ref('b'), $defs: { a: text, b: whole } },
  ),
];

export const recursionPairs: readonly CompatPair[] = [
  equal('a tree under a different name', tree('node', text), tree('branch', text)),
  wider('values of a tree widened', tree('node', text), tree('node', { type: ['string', 'null'] })),
  narrower('values of a tree narrowed', tree('node', { type: 'number' }), tree('node', whole), {
    witness: { value: 0.5 },
  }),
  equal('a list unrolled once', list(text), {
    type: ['object', 'null'],
    properties: { head: text, tail: ref('list') },
    required: ['head', 'tail'],
    $defs: {
      list: {
        type: ['object', 'null'],
        properties: { head: text, tail: ref('list') },
        required: ['head', 'tail'],
      },
    },
  }),
  narrower(
    'a list that is narrowed starting at its second item',
    list(text),
    {
      type: ['object', 'null'],
      properties: { head: text, tail: ref('list') },
      required: ['head', 'tail'],
      $defs: {
        list: {
          type: ['object', 'null'],
          properties: { head: { const: '' }, tail: ref('list') },
          required: ['head', 'tail'],
        },
      },
    },
    { witness: { head: 'a', tail: { head: 'b', tail: null } } },
  ),
  equal(
    'two alternating definitions, and a single definition',
    {
      ...ref('a'),
      $defs: {
        a: { type: 'object', properties: { n: ref('b') } },
        b: { type: 'object', properties: { n: ref('a') } },
      },
    },
    { type: 'object', properties: { n: { $ref: '#' } } },
  ),
  equal(
    'cycles of two and of three definitions',
    {
      ...ref('a'),
      $defs: { a: { type: 'array', items: ref('b') }, b: { type: 'array', items: ref('a') } },
    },
    {
      ...ref('a'),
      $defs: {
        a: { type: 'array', items: ref('b') },
        b: { type: 'array', items: ref('c') },
        c: { type: 'array', items: ref('a') },
      },
    },
  ),
  narrower(
    'one of two alternating definitions becomes narrower',
    {
      ...ref('a'),
      $defs: {
        a: { type: 'object', properties: { n: ref('b') } },
        b: { type: 'object', properties: { n: ref('a') } },
      },
    },
    {
      ...ref('a'),
      $defs: {
        a: { type: 'object', properties: { n: ref('b') } },
        b: { type: 'object', properties: { n: ref('a') }, required: ['n'] },
      },
    },
    { witness: { n: {} } },
  ),
  equal(
    'a schema that only an endless document would match',
    { type: 'object', properties: { next: { $ref: '#' } }, required: ['next'] },
    false,
    { undecidedOk: true },
  ),
  equal(
    'a tree without leaves, which no document matches',
    { type: 'array', items: { $ref: '#' }, minItems: 1 },
    false,
    {
      undecidedOk: true,
    },
  ),
  equal(
    'nested lists of strings, with the alternatives in a different order',
    { anyOf: [text, { type: 'array', items: { $ref: '#' } }] },
    { anyOf: [{ type: 'array', items: { $ref: '#' } }, text] },
  ),
  narrower(
    'nested arrays of any depth, and of at most three levels',
    { type: 'array', items: { $ref: '#' } },
    { type: 'array', items: { type: 'array', items: { type: 'array', maxItems: 0 } } },
    { witness: [[[[]]]] },
  ),
  equal(
    'a recursive reference of 2019-09',
    { $schema: DRAFT_2019, type: 'array', items: { $recursiveRef: '#' } },
    { type: 'array', items: { $ref: '#' } },
    { undecidedOk: true },
  ),
  equal(
    'a tree of draft-04',
    { $schema: DRAFT_04, type: 'object', properties: { k: { $ref: '#' } }, additionalProperties: false },
    {
      type: 'object',
      properties: { k: { $ref: '#' } },
      additionalProperties: false,
    },
  ),
  narrower(
    'nested arrays, and the two smallest of them',
    { type: 'array', items: { $ref: '#' }, maxItems: 1 },
    { enum: [[], [[]]] },
    { witness: [[[]]], undecidedOk: true },
  ),
  // By the specification, `$recursiveRef` refers to the root schema here. ajv resolves it to the definition
  // `t`, and the verdict follows ajv.
  narrower(
    'a recursive reference within a definition refers to the definition',
    {
      $schema: DRAFT_2019,
      $ref: '#/$defs/t',
      $defs: { t: { properties: { a: { $recursiveRef: '#' } } } },
      required: ['a'],
    },
    { required: ['a'], properties: { a: { required: ['a'] } } },
    { witness: { a: {} }, undecidedOk: true },
  ),
];
