import { assembleBundle, bareEnvironment } from '../bundle/assemble.ts';
import type { Bundle, BundleResolution } from '../model/bundle.ts';
import type { Host } from '../model/host.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { Indexing, PositionSpec } from '../model/selector.ts';
import type { Candidate } from '../relocate/candidate.ts';
import { locateSelector } from '../relocate/locate-selector.ts';
import { WEIGHTS, type RelocationSettings } from '../relocate/settings.ts';
import { assertValid } from '../schema/validate.ts';
import { keepVersion } from './kept-objects.ts';
import { locateError } from './locate-error.ts';
import { checkOptions, locateRequest, type LocateOptions, type LocateRequest } from './locate-request.ts';
import { locatedPlaces } from './located-places.ts';
import { makeSelector } from './make-selector.ts';
import type { PastDocuments } from './past-documents.ts';
import { relocationSource } from './relocation-source.ts';
import type { FileWorkspace } from './source-workspace.ts';

/** What every request to an open workspace has in common. */
export interface LocateSession {
  readonly host: Host;
  readonly root: string;
  readonly files: FileWorkspace;
  readonly past: PastDocuments;
  readonly settings: RelocationSettings;
  readonly indexIo: Indexing;
}

interface Located {
  readonly bundle: Bundle;
  /** Why the bundle is one of an error. */
  readonly error: LanserError | undefined;
}

/** Resolves one selector; what comes of it is a bundle, whatever it is. */
export async function locate(
  session: LocateSession,
  selector: string | PositionSpec,
  options: LocateOptions,
): Promise<Located> {
  checkOptions(options);
  const { host, root, settings } = session;
  const startedAt = new Date(host.now()).toISOString();
  const startMs = host.monotonicMs();
  const indexIo = options.indexIo ?? session.indexIo;
  const asked = await locateRequest(root, selector, { ...options, indexIo });
  const weighing = { weights: WEIGHTS, thresholds: { ...settings, topK: options.topK ?? settings.topK } };
  const { error, ...found } = await resolve(session, asked, { ...options, indexIo }, weighing.thresholds);
  const bundle = assembleBundle({
    request: asked.request,
    resolution: { original: asked.original, ...NOTHING, ...found, ...weighing },
    environment: { ...bareEnvironment(`${host.platform}-${host.arch}`), local: { workspaceRoot: root } },
    volatile: { startedAt, timing: { totalMs: Math.round(host.monotonicMs() - startMs) } },
    ...(error === undefined ? { facts: null } : { error }),
  });
  return { bundle: assertValid('bundle', bundle), error };
}

type Found = Omit<BundleResolution, 'original' | 'weights' | 'thresholds'>;

const NOTHING: Found = { resolved: null, confidence: 0, certified: false, candidates: [] };

/** What was found until there was nothing more to find, or an error. */
async function resolve(
  { root, files, past }: LocateSession,
  asked: LocateRequest,
  { as, indexIo, keep }: LocateOptions & { readonly indexIo: Indexing },
  settings: RelocationSettings,
): Promise<Partial<Found> & { readonly error?: LanserError }> {
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
    if (as === undefined) return found;
    return { ...found, selector: await makeSelector(as, place, source, places, indexIo) };
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
