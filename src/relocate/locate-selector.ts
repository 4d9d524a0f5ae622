import type { AnchorSelector, Indexing, PositionSpec } from '../model/selector.ts';
import { findExactAnchor } from '../selector/anchor-text.ts';
import { missing, type Resolution, type ResolvedPlace } from '../selector/resolution.ts';
import { resolveSelector } from '../selector/resolve-selector.ts';
import type { SourceDocument, SourceWorkspace } from '../selector/source.ts';
import type { Candidate, Location } from './candidate.ts';
import { acceptedOf, leadOf, rank } from './score.ts';
import { searchAnchor } from './search-anchor.ts';
import { namesakes, searchSymbol } from './search-symbol.ts';
import type { RelocationSettings } from './settings.ts';
import type { RelocationSource } from './source.ts';
import { track } from './track.ts';

export interface LocateOptions {
  /** What columns count that have no unit of their own. */
  readonly indexing: Indexing;
  readonly settings: RelocationSettings;
}

/**
 * Where a selector's code element is now. Source: Relocate, algorithm 1 of the Lanser-CLI paper.
 *
 * With a `docVersion` whose content can be had, the selector is read in that version and its place
 * followed from there; otherwise it is read in the workspace as it is.
 */
export async function locateSelector(
  spec: PositionSpec,
  source: RelocationSource,
  options: LocateOptions,
): Promise<Location> {
  const { docVersion } = spec;
  if (docVersion === undefined) return inPresent(spec, source, options);
  const uri = await uriOf(spec, source);
  const present = await source.document(uri);
  if (present?.docVersion === docVersion) return inPresent(spec, source, options);
  const past = await source.documentAt(docVersion, uri);
  if (past === undefined) {
    if (spec.kind !== 'cursor' && spec.kind !== 'range') return inPresent(spec, source, options);
    return {
      kind: 'unknown-version',
      reason: `${JSON.stringify(uri)} is not what it was, and nobody has the content of ${docVersion}`,
    };
  }
  const was = await directly(spec, onlyThis(past), options.indexing);
  if (was.kind === 'inside-character') return was;
  if (was.kind === 'missing') {
    return { kind: 'missing', candidates: [], reason: `in that version, ${was.reason}` };
  }
  const places = was.kind === 'resolved' ? [was.place] : was.places;
  const found: Candidate[] = [];
  const structural = spec.kind === 'symbol' || spec.kind === 'ast';
  for (const place of places) {
    found.push(...(await track(past, place, structural, source, options.settings)));
  }
  if (was.kind === 'ambiguous') {
    return { kind: 'ambiguous', candidates: rank(found), reason: `in that version, ${was.reason}` };
  }
  return verdict(found, options.settings);
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

/** The document that a selector speaks of; for a module that is gone, the path that it would have. */
async function uriOf(spec: PositionSpec, source: SourceWorkspace): Promise<string> {
  if (spec.kind !== 'symbol' && spec.kind !== 'ast') return spec.uri;
  const module = spec.kind === 'symbol' ? (spec.qualname.split(':')[0] ?? '') : spec.path[0][1];
  return (await source.modules(module))[0] ?? `${module.replaceAll('.', '/')}.py`;
}

function onlyThis(document: SourceDocument): SourceWorkspace {
  return {
    document: async () => document,
    modules: async () => [document.uri],
  };
}

async function inPresent(
  spec: PositionSpec,
  source: RelocationSource,
  { indexing, settings }: LocateOptions,
): Promise<Location> {
  const resolution = await directly(spec, source, indexing);
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
    const uris = await source.modules(qualname.split(':')[0] ?? '');
    return { ...resolution, candidates: await namesakes(spec, uris, source) };
  }
  const found = await searchSymbol({ ...spec, symbolId }, await uriOf(spec, source), source);
  return found.length === 0 ? { ...resolution, candidates: [] } : verdict(found, settings);
}

/** An anchor whose text stands in several places, or in none as it is. */
async function anchored(
  spec: AnchorSelector,
  resolution: Exclude<Resolution, { readonly kind: 'resolved' | 'inside-character' }>,
  source: RelocationSource,
  settings: RelocationSettings,
): Promise<Location> {
  // Without a hash nothing tells one of several from the others.
  if (resolution.kind === 'ambiguous' && spec.hash === undefined) {
    return { kind: 'ambiguous', candidates: resolution.places.map(exact), reason: resolution.reason };
  }
  const found = await searchAnchor(spec, source);
  if (found.length === 0) return { ...resolution, kind: 'missing', candidates: [] };
  return verdict(found, settings);
}

async function directly(
  spec: PositionSpec,
  source: SourceWorkspace,
  indexing: Indexing,
): Promise<Resolution> {
  if (spec.kind !== 'anchor') return resolveSelector(spec, source, indexing);
  const document = await source.document(spec.uri);
  if (document === undefined) return missing(`there is no file ${JSON.stringify(spec.uri)}`);
  const { certified, places } = findExactAnchor(spec, document);
  if (certified !== undefined) return { kind: 'resolved', place: certified };
  const [only, ...others] = places.filter(
    ({ span }) => document.lines.positionAt(span.start).line + 1 === spec.near,
  );
  if (document.docVersion === spec.docVersion && only !== undefined && others.length === 0) {
    return { kind: 'resolved', place: only };
  }
  return places.length === 0
    ? missing('the snippet is not there')
    : { kind: 'ambiguous', places, reason: `the snippet stands in ${places.length} places` };
}

function exact(place: ResolvedPlace): Candidate {
  return {
    ...place,
    score: 1,
    certified: true,
    features: { ast: null, module: null, token: null, prox: null },
    explanation: 'exactly as the selector says',
  };
}
