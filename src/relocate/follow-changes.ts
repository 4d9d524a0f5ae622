import type { ResolvedPlace } from '../selector/resolution.ts';
import type { SourceDocument } from '../selector/source.ts';
import type { Candidate } from './candidate.ts';
import { changedFiles } from './changed-files.ts';
import { acceptedOf } from './score.ts';
import type { RelocationSettings } from './settings.ts';
import type { RelocationSource, TrackedFiles } from './source.ts';
import { track } from './track.ts';

/** The most commits that a place is followed through one by one. */
const MAX_STEPS = 12;

/** A place in a document as a commit has it. */
interface PastPlace {
  readonly document: SourceDocument;
  readonly commit: string;
  readonly place: ResolvedPlace;
}

/**
 * Follows a place from a commit to the files as they are: through the next change of its document first,
 * among the files of that commit, then to the present at once, and through further changes only where
 * that is not sure. A step between neighbours differs little, so that it is surer than a long one.
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

/** Returns the files as they are; what was beside the document is in the commit. */
function presentAfter(commit: string, source: RelocationSource): TrackedFiles {
  return { ...source, beside: async (_version, _uri, other) => source.inCommit(commit, other) };
}

function weaker(one: Candidate | undefined, other: Candidate): Candidate {
  return one === undefined || other.score < one.score ? other : one;
}

/** Returns a candidate that is as sure as the weakest step that leads to it. */
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
