import type { Indexing, PositionSpec, SelectorKind } from '../../model/selector.ts';
import type { ResolvedPlace } from '../../selector/resolution.ts';
import type { LocatedPlaces } from './located-places.ts';
import type { RequestSource } from './relocation-source.ts';
/**
 * A selector of a kind for a place, made for the document as it is now. It leads back by itself, without
 * any relocation, and its string form is the same selector.
 *
 * @throws LanserError E/UNSUPPORTED_CAP where the place has none of this kind, with one that it has.
 */
export declare function makeSelector(kind: SelectorKind, place: ResolvedPlace, source: RequestSource, places: LocatedPlaces, indexing: Indexing): Promise<PositionSpec>;
