import { expect, test } from 'vitest';
import { validateInWorker } from '../../../src/json-schema/thread/run-in-worker.ts';

const gone = { $ref: 'https://example.com/gone.json' };
const unavailable = {
  kind: 'unavailable',
  reason: 'the referenced schema "https://example.com/gone.json" is unavailable',
};

test.each([
  gone,
  { not: gone },
  { oneOf: [gone, { type: 'number' }] },
  { if: gone, then: false },
  { anyOf: [{ type: 'string' }, gone] },
  { contains: gone, minContains: 0, maxContains: 0 },
  { allOf: [gone], unevaluatedItems: false },
])('a result that may depend on an unavailable schema is unavailable: %j', async (schema) => {
  const document = 'contains' in schema || 'allOf' in schema ? [1] : 1;
  expect(await validateInWorker(document, schema, {}, {})).toEqual(unavailable);
});

test.each([
  [{ $schema: 'http://json-schema.org/draft-07/schema#', anyOf: [{ type: 'number' }, gone] }, 1, []],
  [{ properties: { a: gone, b: { type: 'string' } } }, { b: 'x' }, []],
  [
    { properties: { a: gone, b: { type: 'string' } } },
    { a: 1, b: 1 },
    [{ pointer: '/b', expected: 'a string' }],
  ],
])(
  'a result that does not depend on an unavailable schema is reported: %j',
  async (schema, document, violations) => {
    expect(await validateInWorker(document, schema, {}, {})).toEqual({ kind: 'validated', violations });
  },
);
