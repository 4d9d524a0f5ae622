import { planMemory, sourcesIn, type MemoryPlan } from '../checker/server-memory.ts';
import { sharedServer } from '../checker/shared-server.ts';
import { checkSide, projectRoot, type CheckSide, type TreeCheckOptions } from '../checker/side-check.ts';
import { preparePyright } from '../server-pool/pyright-server.ts';
import type { Workbench } from '../server-pool/workbench.ts';
import { includedFiles } from '../server-pool/workspace-files.ts';
import type { GateScope } from './options.ts';

/** Checks base and head. Disposal ends only the shared server. A side's own server ends with the side's SideCheck. */
export interface SideServer extends AsyncDisposable {
  /** Starts the shared server on base's tree. Resolves when the process exists or the start has failed. */
  start(base: TreeCheckOptions): Promise<void>;
  readonly checkSide: CheckSide;
}

/** The maximum number of affected files for one server. Beyond it, two servers are faster (docs/benchmarks.md). */
const MAX_FILES = 4;

/** Creates the checks. With few affected files or low memory, they share one server. Else, they run in parallel. */
export function sideServer(scope: GateScope, workbench: Workbench, signal: AbortSignal): SideServer {
  const server = sharedServer({ workbench, signal, heap: 'large', servers: 2 });
  const plans = new Map<string, Promise<MemoryPlan>>();

  /** Plans the memory once for both sides of a project. Running servers use memory, so a later plan could differ. */
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
      const isFew = (given.only?.size ?? Infinity) <= MAX_FILES;
      const isShared = servers === 1 || (scope === 'affected' && (side === 'before' || isFew));
      return isShared ? server.checkSide(side, options) : checkSide(options);
    },
    [Symbol.asyncDispose]: async () => server[Symbol.asyncDispose](),
  };
}

/** Plans the memory for a project. Ignores failures to list the project's files; the check reports them. */
async function planProject(options: TreeCheckOptions): Promise<MemoryPlan> {
  const { host, image } = options;
  const available = host.availableMemory();
  const plan = planMemory(sourcesIn(image).length, available);
  if (plan.servers === 2) return plan;
  // The project can be a small part of the tree, so the memory may be enough for two servers.
  const files = await filesOf(options).catch(() => undefined);
  const exact = files === undefined ? plan : planMemory(files.length, available);
  if (exact.servers === 1) {
    host.log(
      `one server checks both sides, because only ${Math.round(available / 2 ** 20)} MiB of memory is available`,
    );
  }
  return exact;
}

async function filesOf(options: TreeCheckOptions): Promise<readonly string[]> {
  const server = await preparePyright({ ...options, root: projectRoot(options) });
  return (await includedFiles(server, options.host.platform)).files;
}
