import type { AnchorSelector, Indexing, PositionSpec } from '../model/selector.ts';
import { fileOfModule, qualnameParts } from '../selector/qualname.ts';
import type { Resolution, ResolvedPlace } from '../selector/resolution.ts';
import { moduleOf } from '../selector/resolve-selector.ts';
import type { SourceDocument, SourceWorkspace } from '../selector/source.ts';
import type { Candidate, Location } from './candidate.ts';
import { followChanges } from './follow-changes.ts';
import { acceptedOf, leadOf, rank } from './score.ts';
import { searchAnchor } from './search-anchor.ts';
import { namesakes, searchSymbol } from './search-symbol.ts';
import type { RelocationSettings } from './settings.ts';
import { onlyThis, resolveExactly } from './resolve-exactly.ts';
import { searchExactVersion } from './exact-version.ts';
import type { RelocationSource } from './source.ts';
import { SEARCH_LIMITS, type VersionSearch } from './version-search.ts';
import { track } from './track.ts';

export interface LocateOptions {
  /** The unit of columns that have no unit of their own. */
  readonly indexing: Indexing;
  readonly settings: RelocationSettings;
}

/**
 * Finds the current place of a selector. Source: Relocate, algorithm 1 of the Lanser-CLI paper.
 *
 * If the content of its `docVersion` is available, the selector is resolved in that version and its place
 * followed from there. Otherwise it is resolved in the current workspace.
 */
export async function locateSelector(
  spec: PositionSpec,
  source: RelocationSource,
  options: LocateOptions,
): Promise<Location> {
  const { docVersion } = spec;
  if (docVersion === undefined) return withoutVersion(spec, source, options);
  if (spec.kind === 'symbol' || spec.kind === 'ast') {
    // The version is the module's, not that of the file that defines an imported name.
    const now = await resolveExactly(spec, source, options.indexing);
    if (now.kind === 'resolved' && now.place.steps !== undefined) {
      return inPresent(spec, now, source, options.settings);
    }
  }
  const uri = await uriOf(spec, source);
  const present = await source.document(uri);
  if (present?.docVersion === docVersion) {
    const resolution = await resolveExactly(spec, source, options.indexing);
    return inPresent(spec, resolution, source, options.settings);
  }
  const past = await source.documentAt(docVersion, uri);
  if (past === undefined) {
    if (spec.kind !== 'cursor' && spec.kind !== 'range') return withoutVersion(spec, source, options);
    return {
      kind: 'unknown-version',
      reason: `${JSON.stringify(uri)} is not what it was, and nobody has the content of ${docVersion}`,
    };
  }
  const { settings } = options;
  return fromPast(spec, past, options, async (...from) => track(...from, source, settings));
}

type Follow = (
  past: SourceDocument,
  place: ResolvedPlace,
  structural: boolean,
) => Promise<readonly Candidate[]>;

/** Follows a selector from the version in which it is resolved. */
async function fromPast(
  spec: PositionSpec,
  past: SourceDocument,
  { indexing, settings }: LocateOptions,
  follow: Follow,
): Promise<Location> {
  const was = await resolveExactly(spec, onlyThis(past), indexing);
  if (was.kind === 'inside-character') return was;
  if (was.kind === 'missing') {
    return { kind: 'missing', candidates: [], reason: `in that version, ${was.reason}` };
  }
  const places = was.kind === 'resolved' ? [was.place] : was.places;
  const found: Candidate[] = [];
  const structural = spec.kind === 'symbol' || spec.kind === 'ast';
  for (const place of places) found.push(...(await follow(past, place, structural)));
  if (was.kind === 'ambiguous') {
    return { kind: 'ambiguous', candidates: rank(found), reason: `in that version, ${was.reason}` };
  }
  return verdict(found, settings);
}

function verdict(ranked: readonly Candidate[], settings: RelocationSettings): Location {
  const place = acceptedOf(ranked, settings);
  if (place !== undefined) return { kind: 'accepted', place, candidates: ranked };
  const [best] = ranked;
  if (best === undefined) {
    return { kind: 'missing', candidates: [], reason: 'nothing like it is there any more' };
  }
  const reason =
    best.score < settings.tau
      ? `the best candidate has a score of ${best.score}, below ${settings.tau}`
      : `the best candidate leads the next by ${leadOf(ranked)}, less than ${settings.delta}`;
  return { kind: 'ambiguous', candidates: ranked, reason };
}

/** Returns the document of a selector; for a deleted module, the path that it would have. */
async function uriOf(spec: PositionSpec, source: SourceWorkspace): Promise<string> {
  if (spec.kind !== 'symbol' && spec.kind !== 'ast') return spec.uri;
  const module = moduleOf(spec);
  return (await source.modules(module))[0] ?? fileOfModule(module) ?? `${module.replaceAll('.', '/')}.py`;
}

/** Follows a selector from the last version in which it is exact, or resolves it in the current files. */
async function withoutVersion(
  spec: PositionSpec,
  source: RelocationSource,
  options: LocateOptions,
): Promise<Location> {
  const resolution = await resolveExactly(spec, source, options.indexing);
  const search = await searchExactVersion(spec, resolution, source, options.indexing);
  if (search === undefined) return inPresent(spec, resolution, source, options.settings);
  if (search.outcome === 'found') {
    const { uri, docVersion, commit } = search.version;
    const past = await source.documentAt(docVersion, uri);
    const follow: Follow = async (document, place, structural) =>
      followChanges({ document, place, commit }, structural, source, options.settings);
    if (past !== undefined) return { ...(await fromPast(spec, past, options, follow)), search };
  }
  return { ...endedEarly(await inPresent(spec, resolution, source, options.settings), search), search };
}

/** Reports that a search ended early. After a timeout nothing is accepted: another run may find a version. */
function endedEarly(location: Location, { outcome }: VersionSearch): Location {
  const { commits, milliseconds } = SEARCH_LIMITS;
  if (outcome === 'commit-limit' && 'reason' in location) {
    return { ...location, reason: `${location.reason}; the history was searched for ${commits} commits` };
  }
  if (outcome === 'shallow' && 'reason' in location) {
    const reason = `${location.reason}; the clone is shallow, fetch more history with git fetch --unshallow`;
    return { ...location, reason };
  }
  if (outcome !== 'time-limit' || !('candidates' in location)) return location;
  const said = `the search of the history ended after ${milliseconds / 1000} s`;
  return location.kind === 'accepted'
    ? { kind: 'ambiguous', candidates: location.candidates, reason: said }
    : { ...location, reason: `${location.reason}; ${said}` };
}

/** Finds a selector in the current files: exactly, or else by name, text or fingerprint. */
async function inPresent(
  spec: PositionSpec,
  resolution: Resolution,
  source: RelocationSource,
  settings: RelocationSettings,
): Promise<Location> {
  if (resolution.kind === 'inside-character') return resolution;
  if (resolution.kind === 'resolved') {
    const place = exact(resolution.place);
    return { kind: 'accepted', place, candidates: [place] };
  }
  if (spec.kind === 'anchor') return anchored(spec, resolution, source, settings);
  if (resolution.kind === 'ambiguous') {
    return { kind: 'ambiguous', candidates: resolution.places.map(exact), reason: resolution.reason };
  }
  if (spec.kind !== 'symbol') return { ...resolution, candidates: [] };
  const { symbolId, qualname } = spec;
  if (symbolId === undefined) {
    const uris = await source.modules(qualnameParts(qualname).module);
    return { ...resolution, candidates: await namesakes(spec, uris, source) };
  }
  const found = await searchSymbol({ ...spec, symbolId }, await uriOf(spec, source), source);
  return found.length === 0 ? { ...resolution, candidates: [] } : verdict(found, settings);
}

/** Finds an anchor whose text appears several times or not at all. */
async function anchored(
  spec: AnchorSelector,
  resolution: Exclude<Resolution, { readonly kind: 'resolved' | 'inside-character' }>,
  source: RelocationSource,
  settings: RelocationSettings,
): Promise<Location> {
  // Without a hash, equal matches cannot be distinguished.
  if (resolution.kind === 'ambiguous' && spec.hash === undefined) {
    return { kind: 'ambiguous', candidates: resolution.places.map(exact), reason: resolution.reason };
  }
  const found = await searchAnchor(spec, source);
  if (found.length === 0) return { ...resolution, kind: 'missing', candidates: [] };
  return verdict(found, settings);
}

function exact(place: ResolvedPlace): Candidate {
  return {
    ...place,
    score: 1,
    certified: true,
    features: { ast: null, module: null, token: null, prox: null },
    explanation:
      place.steps === undefined
        ? 'exactly as the selector says'
        : `exactly as the selector says, through ${place.steps.map(({ module }) => module).join(', ')}`,
  };
}
