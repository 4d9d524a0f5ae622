import type { ResolvedPlace } from '../selector/resolution.ts';
import type { SourceDocument } from '../selector/source.ts';
import type { Candidate } from './candidate.ts';
import { changedFiles } from './changed-files.ts';
import { acceptedOf } from './score.ts';
import type { RelocationSettings } from './settings.ts';
import type { RelocationSource, TrackedFiles } from './source.ts';
import { track } from './track.ts';

/** The maximum number of commits through which a place is followed step by step. */
const MAX_STEPS = 12;

interface PastPlace {
  readonly document: SourceDocument;
  readonly commit: string;
  readonly place: ResolvedPlace;
}

/**
 * Follows a place from a commit to the current files: through the document's next change, among that commit's
 * files, and then straight to the present. Further changes are used only if the result is uncertain.
 * Neighbouring versions differ little, so that short steps are more certain than long ones.
 */
export async function followChanges(
  start: PastPlace,
  structural: boolean,
  source: RelocationSource,
  settings: RelocationSettings,
): Promise<readonly Candidate[]> {
  const toPresent = async ({ document, place, commit }: PastPlace): Promise<readonly Candidate[]> =>
    track(document, place, structural, presentAfter(commit, source), settings);
  let at: PastPlace = start;
  let weakest: Candidate | undefined;
  let found: readonly Candidate[] | undefined;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const { docVersion, uri } = at.document;
    const change = await source.nextChange({ docVersion, uri, commit: at.commit });
    if (change === undefined) break;
    const present = await source.document(uri);
    const files = changedFiles(change, source, present);
    const next = acceptedOf(await track(at.document, at.place, structural, files, settings), settings);
    const document = next && (await files.document(next.uri));
    if (next === undefined || document === undefined) break;
    weakest = weaker(weakest, next);
    at = { document, commit: change.commit, place: next };
    const arrived = document === present ? [next] : await toPresent(at);
    found = arrived.map((candidate) => through(weakest, candidate));
    if (acceptedOf(found, settings) !== undefined) return found;
  }
  return found ?? toPresent(start);
}

/** Returns the current files, with the commit's versions of files beside the document. */
function presentAfter(commit: string, source: RelocationSource): TrackedFiles {
  return { ...source, beside: async (_version, _uri, other) => source.inCommit(commit, other) };
}

function weaker(one: Candidate | undefined, other: Candidate): Candidate {
  return one === undefined || other.score < one.score ? other : one;
}

/** Returns a candidate with the score of the weakest step that leads to it. */
function through(step: Candidate | undefined, candidate: Candidate): Candidate {
  if (step === undefined || step.score >= candidate.score) return candidate;
  const { score, certified, features } = step;
  return {
    ...candidate,
    score,
    certified,
    features,
    explanation: `${candidate.explanation}; before that ${step.explanation}`,
  };
}
