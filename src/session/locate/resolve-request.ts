import type { BundleEnvironment, BundleResolution, ResolutionEvidence } from '../../model/bundle.ts';
import type { Host } from '../../model/host.ts';
import { LanserError } from '../../model/lanser-error.ts';
import type { Indexing, PositionSpec, RangeSelector, SelectorKind } from '../../model/selector.ts';
import type { Location } from '../../relocate/candidate.ts';
import { locateSelector } from '../../relocate/locate-selector.ts';
import { type RelocationSettings, WEIGHTS } from '../../relocate/settings.ts';
import { SEARCH_LIMITS } from '../../relocate/version-search.ts';
import { keepVersion } from '../../sources/kept-objects.ts';
import { bareName } from '../../selector/bare-name.ts';
import type { PastDocuments } from '../../sources/past-documents.ts';
import type { FileWorkspace, VersionedDocument } from '../../sources/source-workspace.ts';
import type { SourceDocument } from '../../selector/source.ts';
import type { LocateOptions, LocateRequest } from './locate-request.ts';
import { locatedPlaces } from './located-places.ts';
import { makeSelector } from './make-selector.ts';
import { relocationSource, type RequestSource } from './relocation-source.ts';

export interface LocateSession {
  readonly host: Host;
  readonly root: string;
  readonly files: FileWorkspace;
  readonly past: PastDocuments;
  readonly settings: RelocationSettings;
  readonly indexIo: Indexing;
}

export interface ResolvedRequest {
  readonly resolution: BundleResolution;
  /** The document with the place; undefined if `error` is set. */
  readonly document?: VersionedDocument;
  /** The first LanserError, for example because the selector does not resolve to a place. */
  readonly error?: LanserError;
  /** The environment of the server whose outline was used. */
  readonly environment?: BundleEnvironment;
}

export interface ResolveOptions extends LocateOptions {
  readonly indexIo: Indexing;
  /** True if `a.py:3-5` selects these whole lines, and `a.py` the whole file; by default, each selects its start. */
  readonly wholeLines?: boolean | undefined;
  readonly outline: Outline;
}

/** A language server's outline of a document. In `source`, this document has the outline's definitions. */
export interface ServerOutline {
  readonly source: RequestSource;
  readonly evidence: ResolutionEvidence;
  readonly environment: BundleEnvironment;
}

/** A function that requests an outline if a selector needs the definitions of a file that lanser cannot parse. */
export type Outline = (
  source: RequestSource,
  spec: PositionSpec,
  as: SelectorKind | undefined,
) => Promise<ServerOutline | undefined>;

type Found = Omit<BundleResolution, 'original' | 'weights' | 'thresholds'>;

const NOTHING: Found = { resolved: null, confidence: 0, certified: false, candidates: [] };

/** Resolves a request's selector. If a LanserError occurs, returns it with the results so far. */
export async function resolveRequest(
  session: LocateSession,
  request: LocateRequest,
  options: ResolveOptions,
): Promise<ResolvedRequest> {
  const { settings } = session;
  const thresholds = { ...settings, topK: options.topK ?? settings.topK };
  const { error, document, environment, ...found } = await find(session, request, options, thresholds);
  const resolution = { original: request.original, ...NOTHING, ...found, weights: WEIGHTS, thresholds };
  const environmentPart = environment && { environment };
  if (error !== undefined || document === undefined)
    return { resolution, ...(error && { error }), ...environmentPart };
  return { resolution, document, ...environmentPart };
}

async function find(
  session: LocateSession,
  request: LocateRequest,
  { as, indexIo, keep, wholeLines: areWhole, outline: outlineFor }: ResolveOptions,
  settings: RelocationSettings,
): Promise<Partial<Found> & Pick<ResolvedRequest, 'document' | 'environment' | 'error'>> {
  const { root, files, past } = session;
  let found: Partial<Found> & Pick<ResolvedRequest, 'environment'> = {};
  try {
    if (request.selector instanceof LanserError) throw request.selector;
    const plain = relocationSource(files, past);
    const outline = await outlineFor(plain, request.selector, as);
    const source = outline?.source ?? plain;
    if (outline !== undefined) found = { environment: outline.environment, evidence: [outline.evidence] };
    const places = locatedPlaces(root, source);
    const selector = areWhole === true ? await wholeLines(request.selector, source) : request.selector;
    const location = await locateSelector(selector, source, { indexing: indexIo, settings });
    found = { ...found, ...searchOf(location) };
    if (!('candidates' in location)) throw locateError(location, selector);
    const candidates = await places.candidates(location.candidates, settings.topK);
    found = { ...found, confidence: candidates[0]?.score ?? 0, candidates };
    if (location.kind !== 'accepted') throw locateError(location, selector);
    const { place } = location;
    const resolved = await places.target(place);
    if (keep === true) await keepVersion(root, resolved.uri, resolved.docVersion);
    const evidence = await places.evidence(place);
    found = { ...found, resolved, certified: place.certified, ...(evidence && { evidence }) };
    const document = await places.document(resolved.uri);
    if (as === undefined) return { ...found, document };
    return { ...found, document, selector: await makeSelector(as, place, source, places, indexIo) };
  } catch (error) {
    if (!(error instanceof LanserError)) throw error;
    return { ...found, error };
  }
}

function searchOf({ search }: Location): Partial<Found> {
  if (search === undefined) return {};
  const { outcome } = search;
  const commits = 'commits' in search ? { commits: search.commits } : {};
  const historySearch = { outcome, ...commits, limits: SEARCH_LIMITS };
  if (search.outcome !== 'found') return { historySearch };
  const { docVersion, commit } = search.version;
  return { foundVersion: { blob: docVersion, commit }, historySearch };
}

/** Converts a selector of lines or a file to a range. Returns `spec` for others, or if a file or line is missing. */
async function wholeLines(spec: PositionSpec, source: RequestSource): Promise<PositionSpec> {
  if (spec.kind !== 'locate' || spec.find !== undefined) return spec;
  const { scope, uri, docVersion } = spec;
  if (scope !== undefined && !('lines' in scope)) return spec;
  const present = await source.document(uri);
  // Even if the selector has an earlier version, a whole file means the present content.
  if (scope === undefined)
    return present === undefined ? spec : rangeOf(uri, present, 1, present.lines.lineCount);
  const isPast = docVersion !== undefined && present?.docVersion !== docVersion;
  const document = isPast ? await source.documentAt(docVersion, uri) : present;
  const [first, last] = scope.lines;
  if (document === undefined || last > document.lines.lineCount) return spec;
  const range = rangeOf(uri, document, first, last);
  return docVersion === undefined ? range : { ...range, docVersion };
}

function rangeOf(uri: string, { lines }: SourceDocument, first: number, last: number): RangeSelector {
  return {
    kind: 'range',
    uri,
    start: [first, 1],
    end: [last, lines.lineText(last - 1).length + 1],
    indexing: 'utf-16',
  };
}

const NEXT_STEP: Readonly<Record<SelectorKind, string>> = {
  cursor: 'Use the position of a candidate.',
  range: 'Use the range of a candidate.',
  symbol:
    'Use an ast selector with a number, such as ast://[module=m]/[def=f][2], or the position of a candidate.',
  ast: 'Add a number after a step or a leaf, or use the position of a candidate.',
  anchor: 'Use a longer snippet, more context, or the position of a candidate.',
  locate:
    'Add lines (path:10-20), use an ast selector with a number, such as ast://[module=m]/[def=f][2], or use the position of a candidate.',
};

const MISSING_ADVICE: Readonly<Record<SelectorKind, string>> = {
  cursor: 'Check the path, line and column in the selector.',
  range: 'Check the path and lines in the selector.',
  symbol: 'Check the module and name in the selector, or list the symbols of the file.',
  ast: 'Check the path and steps in the selector, or list the symbols of the file.',
  anchor: 'Check the path and snippet in the selector.',
  locate: 'Check the path, lines, definition or text in the selector.',
};

function locateError(
  location: Exclude<Location, { readonly kind: 'accepted' }>,
  selector: PositionSpec,
): LanserError {
  const { reason } = location;
  const { kind } = selector;
  if (location.kind === 'ambiguous') {
    // A reason with "select one" already names the next step.
    const message = reason.includes('select one')
      ? `Ambiguous: ${reason}.`
      : `Ambiguous: ${reason}. ${NEXT_STEP[kind]}`;
    return new LanserError('E/AMBIGUOUS', message, { reason });
  }
  if (location.kind === 'missing') {
    const missing = bareName(selector) === undefined ? MISSING_ADVICE[kind] : 'Check the name.';
    // A reason with ", use " already names the selector to use, for example for a renamed file.
    const advice = reason.includes(', use ') ? '' : ` ${missing}`;
    return new LanserError('E/NOT_FOUND', `Not found: ${reason}.${advice}`, { reason });
  }
  if (location.kind === 'unknown-version') {
    return new LanserError(
      'E/VERSION_SKEW',
      `Different version: ${reason}. Fetch the commit with this version, or create the selector again.`,
      { reason },
      { hint: 'keep-documents' },
    );
  }
  const message = `Not a place: ${reason}.`;
  return new LanserError('E/INDEXING_MISMATCH', message, { reason }, { hint: 'name-column-unit' });
}
