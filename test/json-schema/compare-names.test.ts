// Tests keywords whose meaning depends on the draft.
import { expect, test } from 'vitest';
import { compareSchemas } from '../../src/json-schema/compare/compare-schemas.ts';

const DRAFT_07 = 'http://json-schema.org/draft-07/schema#';

test('an $id that is a JSON Pointer does not change the target of a $ref', () => {
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

test('the draft-04 keyword id is ignored in later drafts', () => {
  const old = { $schema: DRAFT_07, id: 'https://example.com/a', type: 'string' };
  expect(compareSchemas(old, { type: 'string' }, { direction: 'full' }).conclusion).toBe('compatible');
  expect(compareSchemas(old, { type: 'integer' }).conclusion).toBe('breaking');
});

test('boolean exclusive bounds are interpreted as in draft-04 even without $schema', () => {
  const old = { type: 'integer', minimum: 0, exclusiveMinimum: true };
  expect(compareSchemas(old, { type: 'integer', minimum: 1 }, { direction: 'full' }).conclusion).toBe(
    'compatible',
  );
  expect(compareSchemas({ type: 'integer', minimum: 0 }, old)).toMatchObject({
    conclusion: 'breaking',
    differences: [{ counterExample: 0 }],
  });
});
