import type { ResolvedPlace } from '../selector/resolution.ts';
import type { SourceDocument } from '../selector/source.ts';
import type { Candidate } from './candidate.ts';
import { candidatesIn } from './candidates-in.ts';
import { amongChanged } from './changed-files.ts';
import { acceptedOf, rank } from './score.ts';
import type { RelocationSettings } from './settings.ts';
import type { RelocationSource, TrackedFiles } from './source.ts';
import { targetOf } from './target.ts';
import { track } from './track.ts';
import type { DocumentChange } from './version-search.ts';

/** The maximum number of commits that are searched one by one. Commits that `lastCertified` skips do not count. */
const MAX_STEPS = 24;

/** A place in a version of a document. `commit` is a commit with this version; default: the last such commit. */
export interface PastPlace {
  readonly document: SourceDocument;
  readonly commit?: string;
  readonly place: ResolvedPlace;
}

/** The result of following a place commit by commit. */
export type Walk =
  /** `candidates` are in the current files, best first. The list may be empty, or have only uncertain candidates. */
  | { readonly outcome: 'arrived'; readonly candidates: readonly Candidate[] }
  /** `commit` is the first commit after which the place is uncertain: no candidate is accepted. */
  | { readonly outcome: 'lost'; readonly commit: string }
  /** The history or a version's content is unavailable, or no later commit that changes the document is known. */
  | { readonly outcome: 'unknown' };

/** A commit that changes the document of a place, and the place after this commit. */
interface Step {
  readonly commit: string;
  readonly place: Candidate;
}

/**
 * Follows a place through the commits that change its document. In each commit, searches only the files that the
 * commit changes. A place is certified if its text is unchanged and is certain to be the selected text. Skips later
 * versions in which the place is still certified. Ends if it is certified in the current version of its document, or
 * if the outcome is `lost` or `unknown`. After all or {@link MAX_STEPS} commits, searches all current files.
 */
export async function followChanges(
  start: PastPlace,
  structural: boolean,
  source: RelocationSource,
  settings: RelocationSettings,
): Promise<Walk> {
  let at = start;
  const steps: Step[] = [];
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const { docVersion, uri } = at.document;
    const { commit: since } = at;
    const [change, ...later] = await source.laterChanges({
      docVersion,
      uri,
      ...(since !== undefined && { commit: since }),
    });
    if (change === undefined) break;
    const { commit } = change;
    const changed = await source.changedFiles(commit, uri);
    if (changed === undefined || !(await isAvailable(change, uri, source))) return { outcome: 'unknown' };
    const present = await source.document(uri);
    const files = amongChanged(changed, source, present);
    const place = acceptedOf(await track(at.document, at.place, structural, files, settings), settings);
    const document = place && (await files.document(place.uri));
    if (place === undefined || document === undefined) return { outcome: 'lost', commit };
    steps.push({ commit, place });
    at = { document, commit, place };
    const now = place.uri === uri ? present : await source.document(place.uri);
    const arrived = now && certifiedIn(at, now, structural);
    if (arrived !== undefined) return { outcome: 'arrived', candidates: [through(steps, arrived)] };
    if (place.certified) at = await lastCertified(at, later, structural, source);
  }
  if (steps.length === 0) return { outcome: 'unknown' };
  const found = await track(at.document, at.place, structural, filesSince(at, source), settings);
  return { outcome: 'arrived', candidates: rank(found.map((candidate) => through(steps, candidate))) };
}

async function isAvailable(
  { docVersion }: DocumentChange,
  uri: string,
  source: RelocationSource,
): Promise<boolean> {
  return docVersion === null || (await source.documentAt(docVersion, uri)) !== undefined;
}

/**
 * Finds, by bisection, the last version with a certified place. Assumes that a place that is certified in one version
 * is certified in all earlier versions too. Returns `start` if no later version has a certified place.
 */
async function lastCertified(
  start: PastPlace,
  changes: readonly DocumentChange[],
  structural: boolean,
  source: RelocationSource,
): Promise<PastPlace> {
  let best = start;
  let [low, high] = [0, changes.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const { commit, docVersion = null } = changes[middle] ?? {};
    const document =
      docVersion === null ? undefined : await source.documentAt(docVersion, start.document.uri);
    const place = document && certifiedIn(start, document, structural);
    if (commit !== undefined && document !== undefined && place !== undefined) {
      best = { document, commit, place };
      low = middle + 1;
    } else high = middle;
  }
  return best;
}

function certifiedIn(
  { document, place }: PastPlace,
  after: SourceDocument,
  structural: boolean,
): Candidate | undefined {
  const target = targetOf(document, place, structural);
  const [found] = rank(candidatesIn({ before: document, after, target, module: 1 }));
  return found?.certified === true ? found : undefined;
}

/** Returns the current files. If the commit of the place is known, their earlier versions come from this commit. */
export function filesSince({ commit }: PastPlace, source: RelocationSource): TrackedFiles {
  if (commit === undefined) return source;
  return { ...source, documentAtVersion: async (_version, _uri, other) => source.inCommit(commit, other) };
}

/**
 * Limits a candidate's score to the lowest score of the uncertified steps. A limited candidate also gets `features`
 * and `certified` from the step with this lowest score. Adds all uncertified steps to the explanation.
 */
function through(steps: readonly Step[], candidate: Candidate): Candidate {
  const uncertain = steps.filter(({ place }) => !place.certified);
  const [weakest] = uncertain.map(({ place }) => place).toSorted((one, other) => one.score - other.score);
  if (weakest === undefined) return candidate;
  const { score, certified, features } = weakest.score < candidate.score ? weakest : candidate;
  const path = uncertain.map(({ commit, place }) => `in commit ${commit}: ${place.explanation}`);
  return {
    ...candidate,
    score,
    certified,
    features,
    explanation: [candidate.explanation, ...path].join('; '),
  };
}
