// Names in public schemas that validators often mishandle.
import { expect, test } from 'vitest';
import { compareSchemas } from '../../src/schema/compare/compare-schemas.ts';

const DRAFT_07 = 'http://json-schema.org/draft-07/schema#';

test('an $id that is a pointer is no second name', () => {
  const schema = (type: string): object => ({
    $schema: DRAFT_07,
    properties: {
      a: { $id: '#/properties/a', type, default: { $id: '#/properties/a' } },
      b: { $ref: '#/properties/a' },
    },
  });
  expect(compareSchemas(schema('string'), schema('string')).conclusion).toBe('compatible');
  const { differences } = compareSchemas(schema('string'), schema('integer'));
  expect(differences).toMatchObject([{ pointer: '/properties/a/type', verdict: 'breaking' }]);
});

test('the old name of $id says nothing in later drafts', () => {
  const old = { $schema: DRAFT_07, id: 'https://example.com/a', type: 'string' };
  expect(compareSchemas(old, { type: 'string' }, { direction: 'full' }).conclusion).toBe('compatible');
  expect(compareSchemas(old, { type: 'integer' }).conclusion).toBe('breaking');
});

test('bounds that are left out by a boolean are of draft-04, also where nobody says so', () => {
  const old = { type: 'integer', minimum: 0, exclusiveMinimum: true };
  expect(compareSchemas(old, { type: 'integer', minimum: 1 }, { direction: 'full' }).conclusion).toBe(
    'compatible',
  );
  expect(compareSchemas({ type: 'integer', minimum: 0 }, old)).toMatchObject({
    conclusion: 'breaking',
    differences: [{ counterExample: 0 }],
  });
});
