import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { filesOfShard } from '../../src/shards/files-of-shard.ts';

const project = fc.record({
  sizes: fc
    .dictionary(fc.string({ minLength: 1, maxLength: 6 }), fc.nat(100_000), { maxKeys: 60 })
    .map((sizes) => new Map(Object.entries(sizes))),
  seconds: fc.array(fc.option(fc.integer({ min: 0, max: 100 })), { minLength: 60, maxLength: 60 }),
  count: fc.integer({ min: 1, max: 9 }),
});

test('each file is in exactly one shard, regardless of the order of the files, and costs are balanced if all are recorded', () => {
  fc.assert(
    fc.property(project, ({ sizes, seconds, count }) => {
      const costs = new Map(
        [...sizes.keys()].flatMap((name, index) => {
          const cost = seconds[index];
          return cost === undefined || cost === null ? [] : [[name, cost] as const];
        }),
      );
      const areAllRecorded = costs.size === sizes.size;
      const shards = Array.from({ length: count }, (_, index) =>
        filesOfShard({ index: index + 1, count }, costs)(sizes),
      );
      expect(shards.flatMap((shard) => [...shard]).toSorted()).toEqual([...sizes.keys()].toSorted());
      const reversed = new Map([...sizes].toReversed());
      expect(filesOfShard({ index: count, count }, costs)(reversed)).toEqual(shards.at(-1));
      if (!areAllRecorded) return;
      const loads = shards.map((shard) => [...shard].reduce((sum, name) => sum + (costs.get(name) ?? 0), 0));
      expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(Math.max(0, ...costs.values()));
    }),
  );
});

test('the cost of a file without a recorded cost is estimated from its size', () => {
  const sizes = new Map([
    ['a.py', 100],
    ['b.py', 100],
    ['c.py', 300],
  ]);
  // a.py and b.py have 10 seconds for 200 bytes, so the estimate for the 300 bytes of c.py is 15 seconds.
  const costs = new Map([
    ['a.py', 9],
    ['b.py', 1],
  ]);
  expect([...filesOfShard({ index: 1, count: 2 }, costs)(sizes)]).toEqual(['c.py']);
  expect([...filesOfShard({ index: 2, count: 2 }, costs)(sizes)]).toEqual(['a.py', 'b.py']);
});

test('after a project with low estimated costs, a project with higher recorded costs is still divided evenly', () => {
  const costs = new Map(['a', 'b', 'c', 'd'].map((name) => [`second/${name}.py`, 1]));
  const filesOf = filesOfShard({ index: 1, count: 2 }, costs);
  const first = new Map([
    ['first/long.py', 9_000],
    ['first/short.py', 1_000],
  ]);
  expect(filesOf(first)).toEqual(new Set(['first/long.py']));
  expect(filesOf(new Map([...costs.keys()].map((name) => [name, 100]))).size).toBe(2);
});

test('many small projects do not all go to the first shard', () => {
  const filesOf = filesOfShard({ index: 2, count: 2 }, new Map());
  const projects = ['a.py', 'b.py', 'c.py', 'd.py'].map((name) => new Map([[name, 1]]));
  expect(projects.map((sizes) => filesOf(sizes).size)).toEqual([0, 1, 0, 1]);
});
