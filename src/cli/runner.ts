import type { BundleRequest } from '../model/bundle.ts';
import type { CommonOptions } from './common-options.ts';
import { printFailure } from './outcome.ts';
import { processEdge, type Edge } from './process-edge.ts';

/** Runs a command's work and turns whatever comes of it into output and an exit number. */
export type Runner = (
  options: CommonOptions,
  request: BundleRequest,
  work: (edge: Edge) => Promise<number>,
) => Promise<void>;

export function createRunner(signal: AbortSignal, setExitCode: (code: number) => void): Runner {
  return async (options, request, work) => {
    const edge = processEdge(options.verbose === true, signal);
    try {
      setExitCode(await work(edge));
    } catch (error) {
      setExitCode(printFailure(edge, error, request, options.json === true));
    }
  };
}
