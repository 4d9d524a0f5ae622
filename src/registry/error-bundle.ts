import { assembleBundle, bareEnvironment } from '../bundle/assemble.ts';
import type { Bundle, BundleRequest } from '../model/bundle.ts';
import type { BatchLine } from '../model/generated/bundle.ts';
import type { Host } from '../model/host.ts';
import { LanserError } from '../model/lanser-error.ts';
import { assertValid } from '../schema/validate.ts';

/** Returns the bundle of a request that failed without an answer. */
export function errorBundle(
  host: Host,
  request: BundleRequest,
  error: LanserError,
  batch?: BatchLine,
): Bundle {
  return assertValid(
    'bundle',
    assembleBundle({
      request,
      environment: bareEnvironment(host),
      error,
      volatile: {
        startedAt: new Date(host.now()).toISOString(),
        ...(batch === undefined ? {} : { batch }),
      },
    }),
  );
}

/**
 * Returns a LanserError unchanged. Logs any other value, and returns E/INTERNAL. The new message omits the message of
 * the value, which may contain paths.
 */
export function requestError(thrown: unknown, host: Host): LanserError {
  if (thrown instanceof LanserError) return thrown;
  host.log(`internal error: ${thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)}`);
  const name = thrown instanceof Error ? thrown.name : typeof thrown;
  return new LanserError(
    'E/INTERNAL',
    `An internal error of lanser ended this request (${name}).`,
    { name },
    { cause: thrown, hint: 'report-log' },
  );
}
