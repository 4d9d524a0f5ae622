import type { BundleOf, BundleRequest, Facts, Location } from '../model/bundle.ts';
import type { GoTo } from '../protocol/go-to.ts';
import type { Documents } from '../session/operations/until-unchanged.ts';
import { queryPlace } from '../session/operations/query-place.ts';
import type { OperationOptions, WorkspaceSession } from '../session/workspace-session.ts';
import type { Selector } from './workspace.ts';

/**
 * Creates the `run` function of an operation that finds locations for a symbol, such as its definitions.
 */
export function goTo<F extends Facts>(
  cmd: NonNullable<BundleRequest['cmd']>,
  read: GoTo,
  facts: (places: readonly Location[], documents: Documents) => F,
): (session: WorkspaceSession, selector: Selector, options?: OperationOptions) => Promise<BundleOf<F>> {
  return async (session, selector, options = {}) =>
    queryPlace<readonly Location[], F>(session, selector, options, {
      cmd,
      bundleOptions: {},
      read,
      isCacheable: true,
      uris: (places) => places.map(({ uri }) => uri),
      facts,
    });
}
