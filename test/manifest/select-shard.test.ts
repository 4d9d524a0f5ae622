import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readManifest, type ManifestLine } from '../../src/manifest/read-manifest.ts';
import { costsOf, linesInShard, type Costs } from '../../src/manifest/select-shard.ts';

function linesFor(repositories: readonly string[]): readonly ManifestLine[] {
  return readManifest(
    repositories
      .map((repository, index) => JSON.stringify({ repository, base: 'a', head: `h${index}` }))
      .join('\n'),
  );
}

const manifest = fc.record({
  repositories: fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 60 }),
  seconds: fc.array(fc.option(fc.integer({ min: 1, max: 1000 })), { minLength: 60, maxLength: 60 }),
  count: fc.integer({ min: 1, max: 9 }),
  isRecorded: fc.boolean(),
});

test('each line is in exactly one shard, and the costs of two shards differ by at most the cost of the most expensive line', () => {
  fc.assert(
    fc.property(manifest, ({ repositories, seconds, count, isRecorded }) => {
      const lines = linesFor(repositories);
      const costs: Costs = new Map(
        lines.flatMap(({ key }, index) => {
          const cost = seconds[index];
          return cost === undefined || cost === null ? [] : [[key, cost] as const];
        }),
      );
      const shards = Array.from({ length: count }, (_, index) =>
        linesInShard(lines, { index: index + 1, count }, isRecorded ? costs : undefined),
      );
      const ordinals = shards.flat().map(({ ordinal }) => ordinal);
      expect(ordinals.toSorted((one, other) => one - other)).toEqual(lines.map(({ ordinal }) => ordinal));
      const costOf = isRecorded ? costsOf(lines, costs) : () => 1;
      const loads = shards.map((shard) => shard.reduce((sum, line) => sum + costOf(line), 0));
      const longest = Math.max(...lines.map(costOf));
      expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(longest + 1e-6);
    }),
  );
});

test('a line without a recorded cost has the mean recorded cost of its repository, else of all lines, else 1', () => {
  const lines = linesFor(['a', 'a', 'a', 'b', 'c']);
  const [first, second, , fourth] = lines.map(({ key }) => key);
  const costs = new Map([
    [first, 10],
    [second, 20],
    [fourth, 60],
  ]) as Costs;
  expect(lines.map(costsOf(lines, costs))).toEqual([10, 20, 15, 60, 30]);
  expect(lines.map(costsOf(lines, new Map()))).toEqual([1, 1, 1, 1, 1]);
});
