import type { Indexing, PositionSpec } from '../model/selector.ts';
import type { ResolvedPlace } from '../selector/resolution.ts';
import { moduleOf } from '../selector/resolve-selector.ts';
import type { Candidate, Location } from './candidate.ts';
import type { PastPlace } from './follow-changes.ts';
import { follow } from './follow.ts';
import { locationOf } from './locate-present.ts';
import { isSame, withReexport } from './reexport.ts';
import { onlyThis, resolveExactly } from './resolve-exactly.ts';
import { rank } from './score.ts';
import type { RelocationSettings } from './settings.ts';
import type { RelocationSource } from './source.ts';

export interface LocateOptions {
  /** The unit of columns in selectors that do not specify a unit. */
  readonly indexing: Indexing;
  readonly settings: RelocationSettings;
}

/**
 * Resolves a selector in an earlier version and follows its place into the current files.
 *
 * @param imported the definition to which the selector resolves now, through imports of its module.
 */
export async function locateFromPast(
  spec: PositionSpec,
  version: Omit<PastPlace, 'place'>,
  source: RelocationSource,
  { indexing, settings }: LocateOptions,
  imported?: ResolvedPlace,
): Promise<Location> {
  const was = await resolveExactly(spec, onlyThis(version.document), indexing);
  if (was.kind === 'inside-character') return was;
  if (was.kind === 'missing') {
    return { kind: 'missing', candidates: [], reason: `in that version, ${was.reason}` };
  }
  const places = was.kind === 'resolved' ? [was.place] : was.places;
  const found: Candidate[] = [];
  const structural = spec.kind === 'symbol' || spec.kind === 'ast';
  const otherPaths = async (): Promise<readonly string[]> =>
    spec.kind === 'symbol' || spec.kind === 'ast' ? source.modulePaths(moduleOf(spec)) : [];
  let lostIn: string | undefined;
  for (const place of places) {
    const followed = await follow({ ...version, place }, structural, otherPaths, source, settings);
    found.push(...followed.candidates);
    lostIn ??= followed.uncertainSince;
  }
  if (was.kind === 'ambiguous') {
    return { kind: 'ambiguous', candidates: rank(found), reason: `in that version, ${was.reason}` };
  }
  const location = locationOf(withReexport(found, imported), settings);
  const isImported =
    location.kind === 'accepted' && imported !== undefined && isSame(location.place, imported);
  if (lostIn === undefined || isImported || !('candidates' in location)) return location;
  const reason = `commit ${lostIn} changes or deletes it, and no later candidate is certain`;
  const { candidates } = location;
  return { kind: candidates.length === 0 ? 'missing' : 'ambiguous', candidates, reason };
}
