import { getHeapStatistics } from 'node:v8';
import { assert, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { heapLimit, planMemory } from '../../src/checker/server-memory.ts';

const MIB = 2 ** 20;
const DEFAULT_MIB = Math.min(4096, Math.floor(getHeapStatistics().heap_size_limit / MIB));

describe('the memory of the servers', () => {
  test('a small project has two servers with the default heap', () => {
    expect(planMemory(200, 16_000 * MIB)).toEqual({ servers: 2, maxHeapMiB: undefined });
  });

  test('a large project has two servers with larger heaps if the memory suffices', () => {
    expect(planMemory(2000, 40_000 * MIB)).toEqual({ servers: 2, maxHeapMiB: 14_000 });
  });

  test('a large project has one server if the memory does not suffice for two', () => {
    expect(planMemory(2000, 15_000 * MIB)).toEqual({ servers: 1, maxHeapMiB: 12_000 });
  });

  test('if the heap limit of this process is above 4 GiB, the default limit of a server is taken as 4 GiB', () => {
    expect(heapLimit(1000, 40_000 * MIB, 8192 * MIB)).toBe(7000);
    expect(heapLimit(500, 40_000 * MIB, 8192 * MIB)).toBeUndefined();
  });

  test('if a plan sets a heap limit, the limits of its servers add up to at most 80 % of the available memory', () => {
    assert(
      property(nat(100_000), nat(200_000), (sources, availableMiB) => {
        const { servers, maxHeapMiB } = planMemory(sources, availableMiB * MIB);
        expect(maxHeapMiB).toBe(heapLimit(sources, (availableMiB * MIB) / servers));
        if (maxHeapMiB === undefined) return;
        expect(maxHeapMiB).toBeGreaterThanOrEqual(DEFAULT_MIB);
        expect(servers * maxHeapMiB).toBeLessThanOrEqual(0.8 * availableMiB);
      }),
    );
  });
});
