// Laws of every comparison, on random pairs. More pairs: compat-laws.slow.test.ts.
import { expect, test } from 'vitest';
import { compareSchemas } from '../../src/json-schema/compare/compare-schemas.ts';
import { anySchemaPair } from './any-schema-pair.ts';
import { expectNoContradiction } from './random-pairs.ts';
import { seededRandom } from '../helpers/seeded-random.ts';

test('no verdict over random pairs is contradicted', () => expectNoContradiction(0, 6));

test('a schema is compatible with itself', () => {
  const random = seededRandom(77);
  for (let index = 0; index < 20; index++) {
    const { next } = anySchemaPair(random);
    const copy = JSON.parse(JSON.stringify(next)) as unknown;
    expect(compareSchemas(next, copy, { direction: 'full' }).conclusion).toBe('compatible');
  }
});
