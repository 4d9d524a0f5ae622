/* oxlint-disable unicorn/no-thenable -- a keyword of JSON Schema */
const text = { type: 'string' };
const closed = { type: 'object', additionalProperties: false };

/** Typical JSON Schemas. Tests pick one of them and edit it at random. */
export const STARTS: readonly object[] = [
  {
    ...closed,
    properties: {
      name: { ...text, minLength: 1 },
      port: { type: 'integer', minimum: 1, maximum: 65535 },
      level: { enum: ['info', 'warn', 'error'] },
      tags: { type: 'array', items: text, uniqueItems: true },
      limits: {
        ...closed,
        properties: {
          cpu: { type: 'number', exclusiveMinimum: 0 },
          memory: { ...text, pattern: '^\\d+[kMG]$' },
        },
      },
    },
    required: ['name'],
  },
  {
    type: 'object',
    properties: {
      id: { ...text, format: 'uuid' },
      at: { ...text, format: 'date-time' },
      person: { $ref: '#/$defs/person' },
      others: { type: 'array', items: { $ref: '#/$defs/person' }, maxItems: 4 },
    },
    required: ['id', 'person'],
    $defs: {
      person: {
        type: 'object',
        properties: { name: text, age: { type: ['integer', 'null'], minimum: 0 } },
        required: ['name'],
      },
    },
  },
  {
    $ref: '#/$defs/node',
    $defs: {
      node: {
        ...closed,
        properties: {
          value: { type: ['string', 'number'] },
          kids: { type: 'array', items: { $ref: '#/$defs/node' } },
        },
        required: ['value'],
      },
    },
  },
  {
    oneOf: [
      { ...closed, properties: { kind: { const: 'file' }, path: text }, required: ['kind', 'path'] },
      { ...closed, properties: { kind: { const: 'inline' }, value: {} }, required: ['kind', 'value'] },
      { ...closed, properties: { kind: { const: 'none' } }, required: ['kind'] },
    ],
  },
  {
    type: 'object',
    properties: {
      rules: {
        type: 'object',
        additionalProperties: {
          anyOf: [
            { enum: ['off', 'on'] },
            { type: 'array', prefixItems: [{ enum: ['off', 'on'] }], minItems: 1 },
          ],
        },
      },
    },
    patternProperties: { '^x-': true },
    additionalProperties: false,
  },
  {
    allOf: [
      { type: 'object', properties: { id: text }, required: ['id'] },
      { properties: { tags: { type: 'array', items: text, contains: { const: 'a' } } } },
    ],
    properties: { value: { type: 'integer', multipleOf: 5 } },
    unevaluatedProperties: false,
  },
  {
    type: 'array',
    items: {
      anyOf: [
        { type: 'integer', minimum: 0, maximum: 9 },
        { ...text, maxLength: 3 },
      ],
    },
    minItems: 1,
  },
  {
    type: 'object',
    properties: { kind: { enum: ['a', 'b'] }, id: text, name: text },
    if: { properties: { kind: { const: 'a' } }, required: ['kind'] },
    then: { required: ['id'] },
    else: { properties: { name: { minLength: 2 } } },
    dependentRequired: { name: ['id'] },
  },
];
