import type { BundleResolution } from '../../model/bundle.ts';
import type { Host } from '../../model/host.ts';
import { LanserError } from '../../model/lanser-error.ts';
import type { Indexing } from '../../model/selector.ts';
import type { Candidate } from '../../relocate/candidate.ts';
import { locateSelector } from '../../relocate/locate-selector.ts';
import { WEIGHTS, type RelocationSettings } from '../../relocate/settings.ts';
import { keepVersion } from '../sources/kept-objects.ts';
import { locateError } from './locate-error.ts';
import type { LocateOptions, LocateRequest } from './locate-request.ts';
import { locatedPlaces } from './located-places.ts';
import { makeSelector } from './make-selector.ts';
import type { PastDocuments } from '../sources/past-documents.ts';
import { relocationSource } from './relocation-source.ts';
import type { FileWorkspace, VersionedDocument } from '../sources/source-workspace.ts';

/** What every request to an open workspace has in common. */
export interface LocateSession {
  readonly host: Host;
  readonly root: string;
  readonly files: FileWorkspace;
  readonly past: PastDocuments;
  readonly settings: RelocationSettings;
  readonly indexIo: Indexing;
}

/** What became of a request's selector. */
export interface ResolvedRequest {
  readonly resolution: BundleResolution;
  /** The document that holds the place; undefined where there is no place. */
  readonly document?: VersionedDocument;
  /** Why there is none. */
  readonly error?: LanserError;
}

type Found = Omit<BundleResolution, 'original' | 'weights' | 'thresholds'>;

const NOTHING: Found = { resolved: null, confidence: 0, certified: false, candidates: [] };

/** Resolves a request's selector as far as that goes. */
export async function resolveRequest(
  session: LocateSession,
  asked: LocateRequest,
  options: LocateOptions & { readonly indexIo: Indexing },
): Promise<ResolvedRequest> {
  const { settings } = session;
  const thresholds = { ...settings, topK: options.topK ?? settings.topK };
  const { error, document, ...found } = await find(session, asked, options, thresholds);
  const resolution = { original: asked.original, ...NOTHING, ...found, weights: WEIGHTS, thresholds };
  if (error !== undefined || document === undefined) return { resolution, ...(error && { error }) };
  return { resolution, document };
}

/** What was found until there was nothing more to find, or an error. */
async function find(
  { root, files, past }: LocateSession,
  asked: LocateRequest,
  { as, indexIo, keep }: LocateOptions & { readonly indexIo: Indexing },
  settings: RelocationSettings,
): Promise<Partial<Found> & Pick<ResolvedRequest, 'document' | 'error'>> {
  let found: Partial<Found> = {};
  try {
    if (asked.selector instanceof LanserError) throw asked.selector;
    const source = relocationSource(files, past);
    const places = locatedPlaces(root, source);
    const location = await locateSelector(asked.selector, source, { indexing: indexIo, settings });
    if (!('candidates' in location)) throw locateError(location, asked.selector.kind);
    const shown = shownOf(location.candidates, settings.topK);
    const candidates = await Promise.all(shown.map(async (candidate) => places.candidate(candidate)));
    found = { confidence: shown[0]?.score ?? 0, candidates };
    if (location.kind !== 'accepted') throw locateError(location, asked.selector.kind);
    const { place } = location;
    const resolved = await places.target(place);
    if (keep === true) await keepVersion(root, resolved.uri, resolved.docVersion);
    found = { ...found, resolved, certified: place.certified };
    const document = await places.document(resolved.uri);
    if (as === undefined) return { ...found, document };
    return { ...found, document, selector: await makeSelector(as, place, source, places, indexIo) };
  } catch (error) {
    if (!(error instanceof LanserError)) throw error;
    return { ...found, error };
  }
}

/** The best, and every exact one. */
function shownOf(candidates: readonly Candidate[], topK: number): readonly Candidate[] {
  const exact = candidates.filter(({ score }) => score === 1).length;
  return candidates.slice(0, Math.max(topK, exact));
}
