// Uses random pairs of schemas to check laws of the comparison. More pairs are in compat-laws.slow.test.ts.
import { expect, test } from 'vitest';
import { compareSchemas } from '../../src/json-schema/compare/compare-schemas.ts';
import { seededRandom } from '../helpers/seeded-random.ts';
import { anySchemaPair } from './any-schema-pair.ts';
import { expectNoContradiction } from './random-pairs.ts';

test('no random document contradicts the verdict about a random pair of schemas', () =>
  expectNoContradiction(0, 6));

test('a schema is compatible with itself', () => {
  const random = seededRandom(77);
  for (let index = 0; index < 20; index++) {
    const { next } = anySchemaPair(random);
    const copy = JSON.parse(JSON.stringify(next)) as unknown;
    expect(compareSchemas(next, copy, { direction: 'full' }).conclusion).toBe('compatible');
  }
});
