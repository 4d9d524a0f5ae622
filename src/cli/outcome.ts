import { assembleBundle, bareEnvironment } from '../bundle/assemble.ts';
import type { Bundle, BundleRequest } from '../model/bundle.ts';
import type { Host } from '../model/host.ts';
import { LanserError } from '../model/lanser-error.ts';
import { visible } from '../report/visible.ts';
import { assertValid } from '../schema/validate.ts';
import type { Edge } from './process-edge.ts';

/** Prints a failure the way the command was asked to print, and gives its exit number. */
export function printFailure(edge: Edge, error: unknown, request: BundleRequest, json: boolean): number {
  if (!(error instanceof LanserError)) throw error;
  if (json) edge.json(errorBundle(edge.host, error, request));
  edge.err(`lanser: ${error.code}: ${visible(error.message)}\n`);
  if (error.cause instanceof Error) edge.host.log(visible(error.cause.message));
  return error.exitCode;
}

function errorBundle(host: Host, error: LanserError, request: BundleRequest): Bundle {
  return assertValid(
    'bundle',
    assembleBundle({
      request,
      environment: bareEnvironment(`${host.platform}-${host.arch}`),
      error,
      volatile: { startedAt: new Date(host.now()).toISOString() },
    }),
  );
}
