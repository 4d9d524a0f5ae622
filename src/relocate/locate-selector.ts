import type { Indexing, PositionSpec } from '../model/selector.ts';
import type { Location } from './candidate.ts';
import { locateFromPast } from './locate-past.ts';
import { locateInPresent } from './locate-present.ts';
import { originOf } from './origin.ts';
import { searchName } from './search-name.ts';
import type { RelocationSettings } from './settings.ts';
import { withSimilarNames } from './similar-names.ts';
import type { RelocationSource } from './source.ts';
import { SEARCH_LIMITS, type VersionSearch } from './version-search.ts';

export interface LocateOptions {
  /** The unit of columns in selectors that do not specify a unit. */
  readonly indexing: Indexing;
  readonly settings: RelocationSettings;
}

/** Finds the current place of a selector. Implements `Relocate`, algorithm 1 of the Lanser-CLI paper. */
export async function locateSelector(
  spec: PositionSpec,
  source: RelocationSource,
  { indexing, settings }: LocateOptions,
): Promise<Location> {
  const named = await searchName(spec, source);
  if (named !== undefined) return named;
  const origin = await originOf(spec, source, indexing);
  if (origin.kind === 'unknown-version') return origin;
  const location =
    origin.kind === 'past'
      ? await locateFromPast(spec, origin, source, settings)
      : await locateInPresent(spec, origin.resolution, source, settings);
  return withSimilarNames(withSearch(location, origin.search), spec, source);
}

/**
 * Adds the result of the search of the history to a location. If the search exceeded its time limit, accepts no
 * candidate, because a second run may find different candidates.
 */
function withSearch(location: Location, search: VersionSearch | undefined): Location {
  if (search === undefined) return location;
  const found = { ...location, search };
  const { commits, milliseconds } = SEARCH_LIMITS;
  if (search.outcome === 'commit-limit' && 'reason' in found) {
    return { ...found, reason: `${found.reason}; the search of the history ended after ${commits} commits` };
  }
  if (search.outcome === 'shallow' && 'reason' in found) {
    const reason = `${found.reason}; the clone is shallow: fetch more history with git fetch --unshallow`;
    return { ...found, reason };
  }
  if (search.outcome !== 'time-limit' || !('candidates' in found)) return found;
  const note = `the search of the history ended after ${milliseconds / 1000} s`;
  return found.kind === 'accepted'
    ? { kind: 'ambiguous', candidates: found.candidates, reason: note, search }
    : { ...found, reason: `${found.reason}; ${note}` };
}
