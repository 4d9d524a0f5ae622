import type { Indexing, PositionSpec } from '../model/selector.ts';
import { findExactAnchor } from '../selector/anchor-text.ts';
import type { Resolution, ResolvedPlace } from '../selector/resolution.ts';
import { missing } from '../selector/resolution.ts';
import { resolveSelector } from '../selector/resolve-selector.ts';
import type { Candidate, Location } from './candidate.ts';
import type { RelocationSettings } from './settings.ts';
import type { RelocationSource } from './source.ts';

export interface LocateOptions {
  /** What columns count that have no unit of their own. */
  readonly indexing: Indexing;
  readonly settings: RelocationSettings;
}

/** Where a selector's code element is now. */
export async function locateSelector(
  spec: PositionSpec,
  source: RelocationSource,
  options: LocateOptions,
): Promise<Location> {
  const resolution = await directly(spec, source, options.indexing);
  if (resolution.kind === 'resolved') {
    const place = exact(resolution.place);
    return { kind: 'accepted', place, candidates: [place] };
  }
  if (resolution.kind === 'ambiguous') {
    return { kind: 'ambiguous', candidates: resolution.places.map(exact), reason: resolution.reason };
  }
  return resolution.kind === 'missing' ? { ...resolution, candidates: [] } : resolution;
}

async function directly(
  spec: PositionSpec,
  source: RelocationSource,
  indexing: Indexing,
): Promise<Resolution> {
  if (spec.kind !== 'anchor') return resolveSelector(spec, source, indexing);
  const document = await source.document(spec.uri);
  if (document === undefined) return missing(`there is no file ${JSON.stringify(spec.uri)}`);
  const { certified, places } = findExactAnchor(spec, document);
  if (certified !== undefined) return { kind: 'resolved', place: certified };
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
