import { getHeapStatistics } from 'node:v8';
import { sharedServer } from '../checker/shared-server.ts';
import { checkSide, type CheckSide, type TreeCheckOptions } from '../checker/side-check.ts';
import type { GateScope } from './options.ts';
import type { Workbench } from '../server-pool/workbench.ts';

/** The checks of both sides, by one server or two in parallel. The servers end with it. */
export interface SideServer extends AsyncDisposable {
  /**
   * Starts the server of base on its tree. Resolves when its process exists, or when its start has failed; does not
   * wait until the server answers.
   */
  start(base: TreeCheckOptions): Promise<void>;
  readonly checkSide: CheckSide;
}

const MIB = 2 ** 20;

/** The memory of a server: 5.3 GiB for the 1,557 files of sympy, 0.6 GiB for the 213 files of rich. */
const MIB_PER_FILE = 3.5;

/** The largest share of the available memory that the servers use. */
const MEMORY_SHARE = 0.8;

/**
 * The largest share of the tree's Python files that a single server checks, if the memory suffices for two. For a
 * larger share, two servers in parallel are faster. One server starts and reads the libraries only once; two servers
 * use two cores (docs/benchmarks.md).
 */
const MAX_SHARE = 0.5;

/**
 * Creates the checks of both sides. By default, two servers check the sides in parallel. One server checks base and then
 * head if few files are affected, or if the memory does not suffice for two.
 *
 * @param scope the requested scope.
 */
export function sideServer(scope: GateScope, workbench: Workbench, signal: AbortSignal): SideServer {
  const server = sharedServer({ workbench, signal, heap: 'large' });
  let plan: MemoryPlan | undefined;

  /** Decides once, because the running servers reduce the available memory. */
  function planFor({ host, image }: TreeCheckOptions): MemoryPlan {
    if (plan !== undefined) return plan;
    const available = host.availableMemory() / MIB;
    plan = planMemory(sourcesIn(image).length, available);
    if (plan.servers === 1) {
      host.log(
        `one server checks both sides, because only ${Math.round(available)} MiB of memory are available`,
      );
    }
    return plan;
  }

  return {
    start: async (base) =>
      new Promise((resolve) => {
        const { maxHeapMiB } = planFor(base);
        void server.start({ ...base, maxHeapMiB, onLaunch: resolve }).then(resolve);
      }),
    async checkSide(side, given) {
      const { servers, maxHeapMiB } = planFor(given);
      const options = { ...given, maxHeapMiB };
      const isShared = servers === 1 || (scope === 'affected' && (side === 'before' || isFew(given)));
      return isShared ? server.checkSide(side, options) : checkSide(options);
    },
    [Symbol.asyncDispose]: async () => server[Symbol.asyncDispose](),
  };
}

/** The servers of a gate, and the limit of the heap of each. */
export interface MemoryPlan {
  readonly servers: 1 | 2;
  readonly maxHeapMiB: number;
}

/**
 * Plans the memory for the check of a number of Python files. Pyright discards all types when it has used 90 % of its
 * heap. It then needs more time, and its results depend on the times of the collections. So a server of a large project
 * gets a larger heap than V8's default, which is at most 4 GiB.
 */
export function planMemory(sources: number, availableMiB: number): MemoryPlan {
  const neededMiB = MIB_PER_FILE * sources;
  const usableMiB = MEMORY_SHARE * availableMiB;
  const servers = 2 * neededMiB <= usableMiB ? 2 : 1;
  // A collection is late by up to the needed memory.
  const wantedMiB = Math.min(2 * neededMiB, usableMiB / servers);
  const defaultMiB = getHeapStatistics().heap_size_limit / MIB;
  return { servers, maxHeapMiB: Math.floor(Math.max(defaultMiB, wantedMiB)) };
}

function isFew({ only, image }: TreeCheckOptions): boolean {
  return only !== undefined && only.size <= MAX_SHARE * sourcesIn(image).length;
}

function sourcesIn(image: TreeCheckOptions['image']): readonly string[] {
  return [...image.keys()].filter((name) => /\.pyi?$/u.test(name));
}
