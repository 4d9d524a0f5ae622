// What holds of every comparison, on pairs that nobody has thought of.
import { expect, test } from 'vitest';
import { compareSchemas } from '../../src/schema/compare/compare-schemas.ts';
import { anyInstances } from './any-instance.ts';
import { anySchemaPair } from './any-schema-pair.ts';
import { unprovenBreaks } from './proven-breaks.ts';
import { seededRandom } from './seeded-random.ts';

const BLOCKS = Array.from({ length: 4 }, (_, index) => index);
const PAIRS = 50;
const INSTANCES = 300;
/** Of all conclusions; giving up everywhere would never be wrong. */
const MOST_UNDECIDED = 0.1;

const DIRECTIONS = ['backward', 'forward'] as const;

test.each(BLOCKS)('random pairs, block %i: no verdict is contradicted', (block) => {
  const random = seededRandom(1000 + block);
  let undecided = 0;
  for (let index = 0; index < PAIRS; index++) {
    const { old, next } = anySchemaPair(random);
    const shown = JSON.stringify({ old, next });
    const [backward, forward] = DIRECTIONS.map((direction) => compareSchemas(old, next, { direction }));
    expect(compareSchemas(next, old).conclusion, shown).toBe(forward?.conclusion);
    if (backward === undefined || forward === undefined) throw new TypeError('two directions');
    undecided += [backward, forward].filter(({ conclusion }) => conclusion === 'undecided').length;
    expect(unprovenBreaks(backward, 'backward', old, next), shown).toStrictEqual([]);
    expect(unprovenBreaks(forward, 'forward', next, old), shown).toStrictEqual([]);
    for (const { document, valid } of anyInstances(old, next, INSTANCES, block * PAIRS + index)) {
      if (valid[0] === valid[1]) continue;
      const [direction, { conclusion }] = valid[0]
        ? (['backward', backward] as const)
        : (['forward', forward] as const);
      if (conclusion !== 'compatible') continue;
      expect.unreachable(`${direction} is said to be compatible, but ${JSON.stringify(document)}: ${shown}`);
    }
  }
  expect(undecided).toBeLessThanOrEqual(2 * PAIRS * MOST_UNDECIDED);
});

test('a schema is compatible with itself', () => {
  const random = seededRandom(77);
  for (let index = 0; index < 100; index++) {
    const { next } = anySchemaPair(random);
    const copy = JSON.parse(JSON.stringify(next)) as unknown;
    expect(compareSchemas(next, copy, { direction: 'full' }).conclusion).toBe('compatible');
  }
});
