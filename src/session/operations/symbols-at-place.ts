import type { BundleOf, SymbolFact, SymbolsFacts } from '../../model/bundle.ts';
import type { FlatRange } from '../../model/range.ts';
import type { PositionSpec } from '../../model/selector.ts';
import { readSymbols } from '../../protocol/symbols.ts';
import type { ResolvedRequest } from '../locate/resolve-request.ts';
import type { OperationOptions, WorkspaceSession } from '../workspace-session.ts';
import { answerAtPlace, type QueryAtPlace } from './answer-at-place.ts';
import { answeredBundle } from './answered-bundle.ts';
import { outlineFacts, type SymbolRanges } from './outline-facts.ts';
import { placeRequest } from './query-place.ts';
import { placeExtent } from './place-extent.ts';

/** Returns the symbols of a file, the symbols around a point, or those whose names are in a range or definition. */
export async function symbolsAtPlace(
  session: WorkspaceSession,
  selector: string | PositionSpec,
  options: OperationOptions,
): Promise<BundleOf<SymbolsFacts>> {
  let found: ResolvedRequest | undefined;
  const query: QueryAtPlace<readonly SymbolFact[]> = {
    cmd: 'symbols',
    bundleOptions: {},
    isCacheable: true,
    wholeLines: true,
    uris: () => [],
    choose: (resolved) => (found = resolved),
    read: async (view, { uri }) => readSymbols(view, uri),
  };
  const { located, request } = await placeRequest(session, selector, options, query);
  return answeredBundle<SymbolsFacts>(session, request, async (progress) => {
    const answer = await answerAtPlace(session, located, options, query, progress);
    const spec = request.selector;
    const hasPlace = spec?.kind !== 'locate' || spec.scope !== undefined || spec.find !== undefined;
    // Without `scope` and `find`, `uri` is the path of a file, or the name of a definition such as `Money`.
    const isFile = !hasPlace && spec.uri === answer.document.uri;
    const extent = isFile || found === undefined ? undefined : placeExtent(found, spec);
    progress.facts = await outlineFacts(
      session,
      answer,
      (symbol) => extent === undefined || isIn(extent, symbol),
    );
  });
}

function isIn(extent: FlatRange, { range, selectionRange }: SymbolRanges): boolean {
  const [line, character, endLine, end] = extent;
  const isPoint = line === endLine && character === end;
  return isPoint ? contains(range, extent) : contains(extent, selectionRange);
}

function contains(outer: FlatRange, inner: FlatRange): boolean {
  const starts = inner[0] > outer[0] || (inner[0] === outer[0] && inner[1] >= outer[1]);
  const ends = inner[2] < outer[2] || (inner[2] === outer[2] && inner[3] <= outer[3]);
  return starts && ends;
}
