import type { Candidate } from './candidate.ts';
import { filesSince, followChanges, type PastPlace } from './follow-changes.ts';
import { acceptedOf } from './score.ts';
import type { RelocationSettings } from './settings.ts';
import type { RelocationSource } from './source.ts';
import { track } from './track.ts';

/** The candidates in the current files for a place in an earlier version, best first. */
export interface Followed {
  readonly candidates: readonly Candidate[];
  /** The commit that makes the place uncertain. If set, a candidate is accepted only if the old module imports it. */
  readonly uncertainSince?: string;
}

/**
 * Finds a place of an earlier version in the current files. First compares only these two versions. If the result is
 * not certified, follows the place from commit to commit. Adjacent versions differ little, so a deleted statement is
 * rarely confused with a new statement in its place. Returns the result of the first comparison if the history
 * of the document is unknown, or if the place is uncertain after a commit.
 *
 * @param otherPaths returns other paths of the document to try if the history of its own path is unknown.
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
