import type { Span } from '../syntax/definition.ts';
import type { ImportStep } from './imports/named-site.ts';

/** A place to which a selector resolves. */
export interface ResolvedPlace {
  readonly uri: string;
  readonly span: Span;
  /** The name of a definition, or the node of an AST selector; otherwise an empty span at the start of the place. */
  readonly selection: Span;
  /** The imports that lead to the place. */
  readonly steps?: readonly ImportStep[];
}

/** The result of resolving a selector without relocation. */
export type Resolution =
  | { readonly kind: 'resolved'; readonly place: ResolvedPlace }
  | { readonly kind: 'ambiguous'; readonly places: readonly ResolvedPlace[]; readonly reason: string }
  | { readonly kind: 'missing'; readonly reason: string }
  /** A column is inside a character, for example between the two UTF-16 code units of an emoji. */
  | { readonly kind: 'inside-character'; readonly reason: string };

export function missing(reason: string): Resolution {
  return { kind: 'missing', reason };
}

export function resolutionOf(
  places: readonly ResolvedPlace[],
  reasons: { readonly none: string; readonly several: string },
): Resolution {
  const [place, ...others] = places;
  if (place === undefined) return missing(reasons.none);
  if (others.length === 0) return { kind: 'resolved', place };
  return { kind: 'ambiguous', places, reason: reasons.several };
}

export function emptyPlaceAt(uri: string, offset: number): ResolvedPlace {
  const span = { start: offset, end: offset };
  return { uri, span, selection: span };
}

/** Removes places with the same document and span as an earlier one. */
export function distinctPlaces<Place extends ResolvedPlace>(places: readonly Place[]): Place[] {
  const seen = new Set<string>();
  return places.filter(({ uri, span }) => {
    const key = `${span.start} ${span.end} ${uri}`;
    return !seen.has(key) && seen.add(key).size > 0;
  });
}
