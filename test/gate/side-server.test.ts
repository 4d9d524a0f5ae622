import { getHeapStatistics } from 'node:v8';
import { assert, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planMemory } from '../../src/gate/side-server.ts';

const DEFAULT_MIB = Math.floor(getHeapStatistics().heap_size_limit / 2 ** 20);

describe('the memory of the servers', () => {
  test('a small project has two servers with the default heap', () => {
    expect(planMemory(200, 16_000)).toEqual({ servers: 2, maxHeapMiB: undefined });
  });

  test('a large project has two servers with larger heaps if the memory suffices', () => {
    expect(planMemory(2000, 40_000)).toEqual({ servers: 2, maxHeapMiB: 14_000 });
  });

  test('a large project has one server if the memory does not suffice for two', () => {
    expect(planMemory(2000, 15_000)).toEqual({ servers: 1, maxHeapMiB: 12_000 });
  });

  test('the servers use at most 80 % of the available memory, or the default heap', () => {
    assert(
      property(nat(100_000), nat(200_000), (sources, availableMiB) => {
        const { servers, maxHeapMiB } = planMemory(sources, availableMiB);
        if (maxHeapMiB === undefined) return;
        expect(maxHeapMiB).toBeGreaterThanOrEqual(DEFAULT_MIB);
        expect(servers * maxHeapMiB).toBeLessThanOrEqual(0.8 * availableMiB);
      }),
    );
  });
});
