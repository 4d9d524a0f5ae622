import { sharedServer } from '../checker/shared-server.ts';
import { checkSide, type CheckSide, type TreeCheckOptions } from '../checker/side-check.ts';
import type { Workbench } from '../server-pool/workbench.ts';

/**
 * A server that checks base. It also checks head afterwards, if this is faster than a second server in
 * parallel.
 */
export interface SideServer extends AsyncDisposable {
  /** Starts the server on base's tree, without waiting for it. */
  start(base: TreeCheckOptions): void;
  readonly checkSide: CheckSide;
}

/**
 * The largest share of the tree's Python files for which one server is faster than two servers in parallel.
 * One server starts and reads the libraries only once; two servers use two cores (docs/benchmarks.md).
 */
const MAX_SHARE = 0.5;

export function sideServer(workbench: Workbench, signal: AbortSignal): SideServer {
  const server = sharedServer({ workbench, signal, heap: 'large' });
  return {
    start: (base) => void server.start(base),
    checkSide: async (side, options) =>
      side === 'before' || isFew(options) ? server.checkSide(side, options) : checkSide(options),
    [Symbol.asyncDispose]: async () => server[Symbol.asyncDispose](),
  };
}

function isFew({ only, image }: TreeCheckOptions): boolean {
  const sources = [...image.keys()].filter((name) => /\.pyi?$/u.test(name));
  return only !== undefined && only.size <= MAX_SHARE * sources.length;
}
