import type { Candidate } from './candidate.ts';
import { filesSince, followChanges, type PastPlace } from './follow-changes.ts';
import { acceptedOf } from './score.ts';
import type { RelocationSettings } from './settings.ts';
import type { RelocationSource } from './source.ts';
import { track } from './track.ts';

/** Current candidates for a place of an earlier version, best first. */
export interface Followed {
  readonly candidates: readonly Candidate[];
  /**
   * The commit that made the place uncertain. If set, a candidate is accepted only if the selector's module now
   * imports it.
   */
  readonly uncertainSince?: string;
}

/**
 * Follows a place of an earlier version into the current files. First compares that version with the current
 * files. If no candidate is certain, follows the place commit by commit. Adjacent versions differ little, so a
 * deleted statement is not confused with a later statement in the same position.
 *
 * @param structural true if the selector names a definition, see `track`.
 * @param otherPaths paths to try if the path of the document cannot be followed.
 */
export async function follow(
  start: PastPlace,
  structural: boolean,
  otherPaths: () => Promise<readonly string[]>,
  source: RelocationSource,
  settings: RelocationSettings,
): Promise<Followed> {
  const direct = await track(start.document, start.place, structural, filesSince(start, source), settings);
  if (acceptedOf(direct, settings)?.certified === true) return { candidates: direct };
  let walk = await followChanges(start, structural, source, settings);
  for (const uri of walk.outcome === 'unknown' ? await otherPaths() : []) {
    if (walk.outcome !== 'unknown' || uri === start.document.uri) continue;
    walk = await followChanges(
      { ...start, document: { ...start.document, uri } },
      structural,
      source,
      settings,
    );
  }
  switch (walk.outcome) {
    case 'unknown':
      return { candidates: direct };
    case 'lost':
      return { candidates: direct, uncertainSince: walk.commit };
    case 'arrived':
      return { candidates: walk.candidates };
  }
}
