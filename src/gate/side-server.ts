import { getHeapStatistics } from 'node:v8';
import { sharedServer } from '../checker/shared-server.ts';
import { checkSide, projectRoot, type CheckSide, type TreeCheckOptions } from '../checker/side-check.ts';
import { preparePyright } from '../server-pool/pyright-server.ts';
import type { Workbench } from '../server-pool/workbench.ts';
import { includedFiles } from '../server-pool/workspace-files.ts';
import type { GateScope } from './options.ts';

/** The checks of both sides, by one server or by two in parallel. Disposal ends the servers. */
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

/** V8's default limit of the heap on a machine with 8 GiB of memory. */
const MIN_DEFAULT_MIB = 2048;

/**
 * The largest number of affected files that a single server checks, if the memory suffices for two. For more files, two
 * servers in parallel are faster, although each of them reads the libraries (docs/benchmarks.md).
 */
const MAX_FILES = 4;

/**
 * Creates the checks of both sides. By default, two servers check the sides in parallel. A single server checks base
 * and then head if few files are affected, or if the memory does not suffice for two.
 *
 * @param scope the requested scope.
 */
export function sideServer(scope: GateScope, workbench: Workbench, signal: AbortSignal): SideServer {
  const server = sharedServer({ workbench, signal, heap: 'large' });
  const plans = new Map<string, Promise<MemoryPlan>>();

  /** Decides once for both sides of a project, because the running servers reduce the available memory. */
  async function planFor(options: TreeCheckOptions): Promise<MemoryPlan> {
    const known = plans.get(options.workingDirectory) ?? planProject(options);
    plans.set(options.workingDirectory, known);
    return known;
  }

  return {
    async start(base) {
      const { maxHeapMiB } = await planFor(base);
      await new Promise<void>((resolve) => {
        void server.start({ ...base, maxHeapMiB, onLaunch: resolve }).then(resolve);
      });
    },
    async checkSide(side, given) {
      const { servers, maxHeapMiB } = await planFor(given);
      const options = { ...given, maxHeapMiB };
      const isShared = servers === 1 || (scope === 'affected' && (side === 'before' || isFew(given)));
      return isShared ? server.checkSide(side, options) : checkSide(options);
    },
    [Symbol.asyncDispose]: async () => server[Symbol.asyncDispose](),
  };
}

/** Plans the memory for a project. Never rejects, because the check itself reports what cannot be read. */
async function planProject(options: TreeCheckOptions): Promise<MemoryPlan> {
  const { host, image } = options;
  const availableMiB = host.availableMemory() / MIB;
  const plan = planMemory(sourcesIn(image).length, availableMiB);
  if (plan.servers === 2) return plan;
  // The project can be a small part of the tree.
  const files = await filesOf(options).catch(() => undefined);
  const exact = files === undefined ? plan : planMemory(files.length, availableMiB);
  if (exact.servers === 1) {
    host.log(
      `one server checks both sides, because only ${Math.round(availableMiB)} MiB of memory are available`,
    );
  }
  return exact;
}

async function filesOf(options: TreeCheckOptions): Promise<readonly string[]> {
  const server = await preparePyright({ ...options, root: projectRoot(options) });
  return (await includedFiles(server, options.host.platform)).files;
}

/** The servers of a gate, and the limit of the heap of each; undefined for V8's default. */
export interface MemoryPlan {
  readonly servers: 1 | 2;
  readonly maxHeapMiB: number | undefined;
}

/**
 * Plans the memory for the check of a number of Python files. Pyright discards all types when it has used 90 % of its
 * heap. It then needs more time, and its results depend on when the garbage collector runs. So a server of a large
 * project gets a larger heap than V8's default, which is at most 4 GiB.
 */
export function planMemory(sources: number, availableMiB: number): MemoryPlan {
  const neededMiB = MIB_PER_FILE * sources;
  const usableMiB = MEMORY_SHARE * availableMiB;
  const servers = 2 * neededMiB <= usableMiB ? 2 : 1;
  // The garbage collector can run so late that the heap contains as much garbage as needed memory.
  const wantedMiB = Math.min(2 * neededMiB, usableMiB / servers);
  // The limit of this process is V8's default unless an option of Node changes it.
  const defaultMiB = Math.max(MIN_DEFAULT_MIB, getHeapStatistics().heap_size_limit / MIB);
  return { servers, maxHeapMiB: wantedMiB > defaultMiB ? Math.floor(wantedMiB) : undefined };
}

function isFew({ only }: TreeCheckOptions): boolean {
  return only !== undefined && only.size <= MAX_FILES;
}

function sourcesIn(image: TreeCheckOptions['image']): readonly string[] {
  return [...image.keys()].filter((name) => /\.pyi?$/u.test(name));
}
