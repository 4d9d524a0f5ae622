import { expect } from 'vitest';
import { compareSchemas } from '../../src/json-schema/compare/compare-schemas.ts';
import { seededRandom } from '../helpers/seeded-random.ts';
import { anyInstances } from './any-instance.ts';
import { anySchemaPair } from './any-schema-pair.ts';
import { unprovenBreaks } from './proven-breaks.ts';

const INSTANCES = 300;
/** The maximum share of undecided conclusions. Without a limit, a comparison that never decides would pass. */
const MAX_UNDECIDED = 0.1;

const DIRECTIONS = ['backward', 'forward'] as const;

/**
 * Compares random pairs of schemas in both directions. Checks that no random document contradicts the conclusion
 * `compatible`, and that each breaking difference has a counterexample that proves it. Also checks that the forward
 * conclusion equals the backward conclusion of the swapped schemas, and that few conclusions are undecided.
 */
export function expectNoContradiction(block: number, pairs: number): void {
  const random = seededRandom(1000 + block);
  let undecided = 0;
  for (let index = 0; index < pairs; index++) {
    const { old, next } = anySchemaPair(random);
    const shown = JSON.stringify({ old, next });
    const [backward, forward] = DIRECTIONS.map((direction) => compareSchemas(old, next, { direction }));
    expect(compareSchemas(next, old).conclusion, shown).toBe(forward?.conclusion);
    if (backward === undefined || forward === undefined) throw new TypeError('two directions');
    undecided += [backward, forward].filter(({ conclusion }) => conclusion === 'undecided').length;
    expect(unprovenBreaks(backward, 'backward', old, next), shown).toStrictEqual([]);
    expect(unprovenBreaks(forward, 'forward', next, old), shown).toStrictEqual([]);
    for (const { document, valid } of anyInstances(old, next, INSTANCES, block * pairs + index)) {
      if (valid[0] === valid[1]) continue;
      const [direction, { conclusion }] = valid[0]
        ? (['backward', backward] as const)
        : (['forward', forward] as const);
      if (conclusion !== 'compatible') continue;
      expect.unreachable(
        `the verdict for ${direction} is compatible, but ${JSON.stringify(document)} contradicts it: ${shown}`,
      );
    }
  }
  expect(undecided).toBeLessThanOrEqual(2 * pairs * MAX_UNDECIDED);
}
