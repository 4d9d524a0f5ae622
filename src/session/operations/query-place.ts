import type { BundleOf, BundleRequest, Facts, Truncated } from '../../model/bundle.ts';
import type { PositionSpec } from '../../model/selector.ts';
import { checkOptions, locateRequest, type LocateRequest } from '../locate/locate-request.ts';
import type { OperationOptions, WorkspaceSession } from '../workspace-session.ts';
import { answerAtPlace, type QueryAtPlace } from './answer-at-place.ts';
import type { Documents } from './answered-documents.ts';
import { answeredBundle } from './answered-bundle.ts';

/** A request about a place, and functions that derive the bundle's facts from the server's answer. */
export interface PlaceQuery<T, F extends Facts> extends QueryAtPlace<T> {
  /** Returns the facts of an answer. `documents` has the versions of the place's file and the answer's files. */
  readonly facts: (value: T, documents: Documents) => F;
  /** Returns the total and the next page's cursor (null on the last page); null if one page contains all facts. */
  readonly truncated?: (value: T) => Truncated | null;
}

/** Runs {@link answerAtPlace} and returns the bundle. Throws as {@link checkOptions} does. */
export async function queryPlace<T, F extends Facts>(
  session: WorkspaceSession,
  selector: string | PositionSpec,
  options: OperationOptions,
  query: PlaceQuery<T, F>,
): Promise<BundleOf<F>> {
  const { located, request } = await placeRequest(session, selector, options, query);
  return answeredBundle<F>(session, request, async (progress) => {
    const { value, documents } = await answerAtPlace(session, located, options, query, progress);
    progress.facts = query.facts(value, documents);
    progress.truncated = query.truncated?.(value) ?? null;
  });
}

/** Returns the selector to resolve, and the request for the bundle. Throws as {@link checkOptions} does. */
export async function placeRequest(
  session: WorkspaceSession,
  selector: string | PositionSpec,
  options: OperationOptions,
  { cmd, bundleOptions }: Pick<BundleRequest, 'cmd'> & { readonly bundleOptions: BundleRequest['options'] },
): Promise<{ readonly located: LocateRequest; readonly request: BundleRequest }> {
  checkOptions(options);
  const indexIo = options.indexIo ?? session.indexIo;
  const located = await locateRequest(session.root, selector, { topK: options.topK, indexIo });
  const server = options.server === undefined ? {} : { server: options.server };
  const request = {
    ...located.request,
    cmd,
    options: { ...located.request.options, ...bundleOptions, ...server },
  };
  return { located, request };
}
