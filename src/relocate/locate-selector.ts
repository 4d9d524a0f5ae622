import type { PositionSpec } from '../model/selector.ts';
import type { Resolution } from '../selector/resolution.ts';
import type { Location } from './candidate.ts';
import { searchExactVersion } from './exact-version.ts';
import { locateFromPast, type LocateOptions } from './locate-past.ts';
import { locateInPresent, uriOf } from './locate-present.ts';
import { importedNow, isDefinedIn } from './reexport.ts';
import { removedFile } from './removed-file.ts';
import { resolveExactly } from './resolve-exactly.ts';
import { searchName } from './search-name.ts';
import { withSimilarNames } from './similar-names.ts';
import type { RelocationSource } from './source.ts';
import { SEARCH_LIMITS, type VersionSearch } from './version-search.ts';

/**
 * Finds the current place of a selector. Source: Relocate, algorithm 1 of the Lanser-CLI paper.
 *
 * If the content of its `docVersion` is available, the selector is resolved in that version, and the place is
 * followed from there. If the content is not available, a cursor, a range or a line scope has no place. Other selectors,
 * and selectors without a version, are followed from the last version in which they are exact, or else resolved
 * in the current workspace.
 */
export async function locateSelector(
  spec: PositionSpec,
  source: RelocationSource,
  options: LocateOptions,
): Promise<Location> {
  const { docVersion } = spec;
  if (docVersion === undefined) {
    const named = await searchName(spec, source);
    return named ?? withSimilarNames(await withoutVersion(spec, source, options), spec, source);
  }
  const uri = await uriOf(spec, source);
  const imported = await importedNow(spec, source, options.indexing);
  if (imported !== undefined && !(await isDefinedIn(docVersion, uri, spec, source, options.indexing))) {
    const resolution: Resolution = { kind: 'resolved', place: imported };
    return locateInPresent(spec, resolution, source, options.settings);
  }
  const present = await source.document(uri);
  if (present?.docVersion === docVersion) {
    const resolution = await resolveExactly(spec, source, options.indexing);
    return locateInPresent(spec, resolution, source, options.settings);
  }
  const past = await source.documentAt(docVersion, uri);
  if (past === undefined) {
    if (!hasLines(spec)) return withoutVersion(spec, source, options);
    return {
      kind: 'unknown-version',
      reason: `${JSON.stringify(uri)} changed, and the content of ${docVersion} is not available`,
    };
  }
  return locateFromPast(spec, { document: past }, source, options, imported);
}

/** Returns true if the selector contains lines, which are those of its version only. */
function hasLines(spec: PositionSpec): boolean {
  if (spec.kind === 'locate') return spec.scope !== undefined && 'lines' in spec.scope;
  return spec.kind === 'cursor' || spec.kind === 'range';
}

/** Follows a selector from the last version in which it is exact, or resolves it in the current files. */
async function withoutVersion(
  spec: PositionSpec,
  source: RelocationSource,
  options: LocateOptions,
): Promise<Location> {
  const resolution = await resolveExactly(spec, source, options.indexing);
  const search = await searchExactVersion(spec, resolution, source, options.indexing);
  if (search === undefined) {
    const removed = resolution.kind === 'missing' ? await removedFile(spec, source) : undefined;
    const location = await locateInPresent(spec, removed?.resolution ?? resolution, source, options.settings);
    if (removed === undefined) return location;
    return { ...withSearchLimit(location, removed.search), search: removed.search };
  }
  if (search.outcome === 'found') {
    const { uri, docVersion, commit } = search.version;
    const document = await source.documentAt(docVersion, uri);
    if (document !== undefined)
      return { ...(await locateFromPast(spec, { document, commit }, source, options)), search };
  }
  return {
    ...withSearchLimit(await locateInPresent(spec, resolution, source, options.settings), search),
    search,
  };
}

/**
 * Adds a note to the reason if the search of the history ended early. After a timeout no candidate is
 * accepted, because another run could find a version.
 */
function withSearchLimit(location: Location, { outcome }: VersionSearch): Location {
  const { commits, milliseconds } = SEARCH_LIMITS;
  if (outcome === 'commit-limit' && 'reason' in location) {
    return {
      ...location,
      reason: `${location.reason}; the search of the history ended after ${commits} commits`,
    };
  }
  if (outcome === 'shallow' && 'reason' in location) {
    const reason = `${location.reason}; the clone is shallow: fetch more history with git fetch --unshallow`;
    return { ...location, reason };
  }
  if (outcome !== 'time-limit' || !('candidates' in location)) return location;
  const note = `the search of the history ended after ${milliseconds / 1000} s`;
  return location.kind === 'accepted'
    ? { kind: 'ambiguous', candidates: location.candidates, reason: note }
    : { ...location, reason: `${location.reason}; ${note}` };
}
