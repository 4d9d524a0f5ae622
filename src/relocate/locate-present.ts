import type { PositionSpec } from '../model/selector.ts';
import { qualnameParts } from '../selector/qualname.ts';
import type { Resolution, ResolvedPlace } from '../selector/resolution.ts';
import { uriOf } from '../selector/resolve-selector.ts';
import type { Candidate, Location } from './candidate.ts';
import { locationOf } from './score.ts';
import { searchAnchor } from './search-anchor.ts';
import { sameNameCandidates, searchSymbol } from './search-symbol.ts';
import type { RelocationSettings } from './settings.ts';
import type { RelocationSource } from './source.ts';

/** Returns the exact place in the current files, or else searches for an anchor's text or a symbol's definition. */
export async function locateInPresent(
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
  // Without a hash, only an anchor's line number could select one of several matches, but lines may have moved.
  if (resolution.kind === 'ambiguous' && (spec.kind !== 'anchor' || spec.hash === undefined)) {
    return { kind: 'ambiguous', candidates: resolution.places.map(exact), reason: resolution.reason };
  }
  if (spec.kind === 'anchor') {
    const found = await searchAnchor(spec, source);
    return found.length === 0
      ? { kind: 'missing', reason: resolution.reason, candidates: [] }
      : locationOf(found, settings);
  }
  if (spec.kind !== 'symbol') return { ...resolution, candidates: [] };
  const { symbolId, qualname } = spec;
  if (symbolId === undefined) {
    const uris = await source.modules(qualnameParts(qualname).module);
    return { ...resolution, candidates: await sameNameCandidates(spec, uris, source) };
  }
  const found = await searchSymbol({ ...spec, symbolId }, await uriOf(spec, source), source);
  return found.length === 0 ? { ...resolution, candidates: [] } : locationOf(found, settings);
}

function exact(place: ResolvedPlace): Candidate {
  const { steps = [] } = place;
  const through = steps.length === 0 ? '' : `, through ${steps.map(({ module }) => module).join(', ')}`;
  const uncertain = steps.find(({ isUncertain }) => isUncertain);
  const doubt = uncertain === undefined ? '' : `; __all__ of ${uncertain.module} may lack ${uncertain.name}`;
  return {
    ...place,
    score: uncertain === undefined ? 1 : 0.99,
    certified: uncertain === undefined,
    features: { ast: null, module: null, token: null, prox: null },
    explanation: `exact match${through}${doubt}`,
  };
}
