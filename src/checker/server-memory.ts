import { getHeapStatistics } from 'node:v8';
import type { TreeImage } from '../trees/tree-image.ts';

const MIB = 2 ** 20;

/** The estimated MiB per Python file. Measured: 5.3 GiB for the 1,557 files of sympy, 0.6 GiB for the 213 of rich. */
const MIB_PER_FILE = 3.5;

/** The share of the available memory for all servers together. V8's default limits can exceed this share. */
const MEMORY_SHARE = 0.8;

/** V8's default limit of the heap on a machine with 8 GiB of memory, in MiB. */
const MIN_DEFAULT_MIB = 2048;

/** V8's highest default limit of the heap, in MiB. */
const MAX_DEFAULT_MIB = 4096;

/** The number of servers of a gate, and the heap limit of each server; undefined for V8's default. */
export interface MemoryPlan {
  readonly servers: 1 | 2;
  readonly maxHeapMiB: number | undefined;
}

/**
 * Plans two servers if their estimated memory is at most {@link MEMORY_SHARE} of `available`, otherwise one.
 *
 * @param sources the number of Python files.
 * @param available the available memory, in bytes.
 */
export function planMemory(sources: number, available: number): MemoryPlan {
  const servers = 2 * MIB_PER_FILE * sources <= (MEMORY_SHARE * available) / MIB ? 2 : 1;
  return { servers, maxHeapMiB: heapLimit(sources, available / servers) };
}

/**
 * Returns the heap limit of a server in MiB; undefined for V8's default, which is at most 4 GiB. Above 90 % of the
 * limit, Pyright discards all types. A check then needs more time, and its results depend on when the garbage
 * collector runs.
 *
 * @param available the memory that is available to this server, in bytes.
 * @param ownLimit the heap limit of this process, in bytes.
 */
export function heapLimit(
  sources: number,
  available: number,
  ownLimit: number = getHeapStatistics().heap_size_limit,
): number | undefined {
  // The garbage collector can run so late that garbage takes as much of the heap as objects in use. So the limit is
  // twice the estimated memory.
  const wantedMiB = Math.min(2 * MIB_PER_FILE * sources, (MEMORY_SHARE * available) / MIB);
  // Like servers, this process has V8's default limit, unless an option of Node sets a different one. Servers do not
  // get this option, so the value is limited to the range of V8's defaults.
  const defaultMiB = Math.max(MIN_DEFAULT_MIB, Math.min(MAX_DEFAULT_MIB, ownLimit / MIB));
  return wantedMiB > defaultMiB ? Math.floor(wantedMiB) : undefined;
}

/** Returns the Python files of a tree, including files that a project excludes. */
export function sourcesIn(image: TreeImage): readonly string[] {
  return [...image.keys()].filter((name) => /\.pyi?$/u.test(name));
}
