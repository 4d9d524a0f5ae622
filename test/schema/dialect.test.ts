import { expect, test } from 'vitest';
import { dialectOf } from '../../src/schema/dialect.ts';
import type { Json } from '../../src/schema/json.ts';

test.each<[dialect: string, schema: Json]>([
  ['2020-12', { properties: { dependencies: { type: 'object' }, additionalItems: { type: 'array' } } }],
  ['2020-12', { $defs: { items: { items: { type: 'string' } } } }],
  ['2020-12', { default: { dependencies: {} } }],
  ['draft-07', { dependencies: { a: ['b'] } }],
  ['draft-07', { properties: { default: { items: [{ type: 'string' }] } } }],
  ['draft-07', { dependencies: { prefixItems: { additionalItems: false } } }],
  ['draft-04', { properties: { exclusiveMinimum: { minimum: 1, exclusiveMinimum: true } } }],
  ['2020-12', { properties: { a: { prefixItems: [] } }, dependencies: {} }],
  ['2019-09', { $schema: 'https://json-schema.org/draft/2019-09/schema', dependencies: {} }],
])('the dialect %s is detected for the schema %j', (dialect, schema) => {
  expect(dialectOf(schema)).toBe(dialect);
});
