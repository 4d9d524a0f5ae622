import type { AnchorSelector, PositionSpec } from '../model/selector.ts';
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
  if (spec.kind === 'anchor') return anchored(spec, resolution, source, settings);
  if (resolution.kind === 'ambiguous') {
    return { kind: 'ambiguous', candidates: resolution.places.map(exact), reason: resolution.reason };
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

/** Searches for the text of an anchor that does not resolve exactly. */
async function anchored(
  spec: AnchorSelector,
  resolution: Exclude<Resolution, { readonly kind: 'resolved' | 'inside-character' }>,
  source: RelocationSource,
  settings: RelocationSettings,
): Promise<Location> {
  // Without a hash of the context, only a line number could select one of several matches. Lines may have moved.
  if (resolution.kind === 'ambiguous' && spec.hash === undefined) {
    return { kind: 'ambiguous', candidates: resolution.places.map(exact), reason: resolution.reason };
  }
  const found = await searchAnchor(spec, source);
  if (found.length === 0) return { ...resolution, kind: 'missing', candidates: [] };
  return locationOf(found, settings);
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
