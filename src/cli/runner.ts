import type { Caller } from '../daemon/caller.ts';
import type { BundleRequest } from '../model/bundle.ts';
import { LanserError } from '../model/lanser-error.ts';
import { errorBundle } from '../registry/error-bundle.ts';
import { visible } from '../report/visible.ts';
import type { CommonOptions } from './common-options.ts';
import { failureLine } from './failure-line.ts';
import { processEdge, type Edge } from './process-edge.ts';

/**
 * A function that runs the work of a command and sets the exit code. If the work throws a LanserError, the
 * function prints the error and, with `--json`, a bundle with the request and the error.
 */
export type Runner = (
  options: CommonOptions,
  request: BundleRequest | ((edge: Edge) => Promise<BundleRequest>),
  work: (edge: Edge) => Promise<number>,
) => Promise<void>;

export function createRunner(caller: Caller, setExitCode: (code: number) => void): Runner {
  return async (options, request, work) => {
    const edge = processEdge(caller, options.verbose === true);
    try {
      setExitCode(await work(edge));
    } catch (error) {
      const bundleRequest = typeof request === 'function' ? await request(edge) : request;
      setExitCode(printFailure(edge, error, bundleRequest, options.json === true));
    }
  };
}

/**
 * Prints a failure to standard error and, with `json`, its bundle to standard output. Returns the exit code.
 *
 * @throws `error` if it is not a LanserError. Such an error is a defect.
 */
export function printFailure(edge: Edge, error: unknown, request: BundleRequest, json: boolean): number {
  if (!(error instanceof LanserError)) throw error;
  if (json) edge.json(errorBundle(edge.host, request, error));
  edge.err(failureLine(error));
  if (error.cause instanceof Error) edge.host.log(visible(error.cause.message));
  return error.exitCode;
}
