import { assembleBundle } from '../../bundle/assemble.ts';
import type { Bundle } from '../../model/bundle.ts';
import type { LanserError } from '../../model/lanser-error.ts';
import type { PositionSpec } from '../../model/selector.ts';
import { assertValid } from '../../schema/validate.ts';
import { checkOptions, locateRequest, type LocateOptions } from '../locate/locate-request.ts';
import type { WorkspaceSession } from '../workspace-session.ts';
import { resolveRequest } from '../locate/resolve-request.ts';
import { requestLimits } from './request-limits.ts';
import { serverOutline } from './server-outline.ts';

interface Located {
  readonly bundle: Bundle;
  readonly error: LanserError | undefined;
}

/** Resolves one selector. Throws as {@link checkOptions} does; the bundle contains all other LanserErrors. */
export async function locate(
  session: WorkspaceSession,
  selector: string | PositionSpec,
  options: LocateOptions,
): Promise<Located> {
  checkOptions(options);
  const { host, root } = session;
  const startedAt = new Date(host.now()).toISOString();
  const startMs = host.monotonicMs();
  const indexIo = options.indexIo ?? session.indexIo;
  const located = await locateRequest(root, selector, { ...options, indexIo });
  const { error, resolution, environment } = await resolveRequest(session, located, {
    ...options,
    indexIo,
    outline: serverOutline(session, requestLimits(session, {})),
  });
  const bundle = assembleBundle({
    request: located.request,
    resolution,
    environment: environment ?? {
      ...session.environment,
      local: { workspaceRoot: root },
    },
    volatile: { startedAt, timing: { totalMs: Math.round(host.monotonicMs() - startMs) } },
    ...(error === undefined ? { facts: null } : { error }),
  });
  return { bundle: assertValid('bundle', bundle), error };
}
