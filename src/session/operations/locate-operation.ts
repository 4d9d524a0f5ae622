import type { Bundle, Facts } from '../../model/bundle.ts';
import type { LanserError } from '../../model/lanser-error.ts';
import type { PositionSpec } from '../../model/selector.ts';
import { checkOptions, locateRequest, type LocateOptions } from '../locate/locate-request.ts';
import type { WorkspaceSession } from '../workspace-session.ts';
import { resolveRequest } from '../locate/resolve-request.ts';
import { answeredBundle } from './answered-bundle.ts';
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
  const indexIo = options.indexIo ?? session.indexIo;
  const located = await locateRequest(session.root, selector, { ...options, indexIo });
  let error: LanserError | undefined;
  // Without `rewards`, because the bundle of a selector has no diagnostics to score.
  const { host, root, environment } = session;
  const bundle = await answeredBundle<Facts>(
    { host, root, environment },
    located.request,
    async (progress) => {
      const outline = serverOutline(session, requestLimits(session, {}));
      const found = await resolveRequest(session, located, { ...options, indexIo, outline });
      progress.resolution = found.resolution;
      if (found.environment !== undefined) progress.environment = found.environment;
      progress.failure = error = found.error;
    },
  );
  return { bundle, error };
}
