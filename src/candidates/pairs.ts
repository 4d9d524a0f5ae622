import { commitOf, mergeCommits } from '../git/candidate-commits.ts';
import type { ObjectStore } from '../git/object-store.ts';
import { identity } from '../gate/confirm.ts';
import type { Sides, SideSource } from '../gate/sides.ts';
import type { CandidatePair } from '../model/candidates.ts';
import { errorFrom, LanserError } from '../model/lanser-error.ts';
import type { DeltaDiagnostic, Report } from '../model/report.ts';

/** The two sides of the gate that evaluated a candidate. */
export interface CandidateSides {
  /** The position among the candidates, from 0. */
  readonly index: number;
  readonly sides: Sides;
  /** The parent of the commit that is created for a patch or a work tree; undefined for a revision. */
  readonly parent?: string | undefined;
}

type GateBetween = (sides: Sides, label: string) => Promise<Report>;

/**
 * Merges each pair of candidates, and finds the new diagnostics of the merge. Two gates compare the merge with one
 * candidate each. A diagnostic is new if each gate reports it as introduced, or as changed (with a new message).
 */
export async function checkPairs(
  candidates: readonly CandidateSides[],
  store: ObjectStore,
  gate: GateBetween,
  signal: AbortSignal,
  onPair?: (pair: CandidatePair) => void,
): Promise<readonly CandidatePair[]> {
  const pairs: CandidatePair[] = [];
  for (const [at, one] of candidates.entries()) {
    for (const other of candidates.slice(at + 1)) {
      const pair = await checkPair(one, other, store, gate, signal);
      pairs.push(pair);
      onPair?.(pair);
    }
  }
  return pairs;
}

async function checkPair(
  one: CandidateSides,
  other: CandidateSides,
  store: ObjectStore,
  gate: GateBetween,
  signal: AbortSignal,
): Promise<CandidatePair> {
  const pair = { candidates: [one.index, other.index] as const, introduced: [], conflicts: [], error: null };
  const [left, right] = [await commitIn(store, one, signal), await commitIn(store, other, signal)];
  const merged = await mergeCommits(store, left, right, signal);
  if (merged.kind === 'conflict') return { ...pair, conclusion: 'conflict', conflicts: merged.files };
  if (merged.kind !== 'merged') {
    const error = new LanserError(
      'E/INCONCLUSIVE',
      merged.kind === 'unsupported'
        ? 'The merge of candidates needs Git 2.38 or newer. Update Git.'
        : `Git cannot merge the candidates: ${merged.reason.trim()}. Create both from the same base.`,
    );
    return { ...pair, conclusion: 'inconclusive', error: error.toJSON() };
  }
  const after: SideSource = { commit: null, tree: merged.tree };
  const reports: Report[] = [];
  for (const { index, sides } of [one, other]) {
    const label = `pair ${one.index + 1}+${other.index + 1}`;
    const report = await gate({ ...sides, before: sides.after, after }, label);
    const [failure] = report.failures;
    if (report.delta === null || failure !== undefined) {
      const error =
        failure === undefined
          ? new LanserError(
              'E/INCONCLUSIVE',
              `The comparison of candidate ${index + 1} with the merge of the pair has no result. Merge both candidates, and run lanser gate on the merge commit.`,
            )
          : errorFrom(failure);
      return { ...pair, conclusion: 'inconclusive', error: error.toJSON() };
    }
    reports.push(report);
  }
  const introduced = inBoth(reports.map(onlyInMerge));
  if (introduced.length > 0) return { ...pair, introduced, conclusion: 'findings' };
  // A diagnostic on which repeated checks disagree may be new too.
  const [undecided] = inBoth(reports.map(possiblyOnlyInMerge));
  if (undecided === undefined) return { ...pair, conclusion: 'clean' };
  const error = new LanserError(
    'E/INCONCLUSIVE',
    `Repeated checks disagree on whether a diagnostic in ${JSON.stringify(undecided.uri)} is new. Merge both candidates, and run lanser gate on the merge commit.`,
    { uri: undecided.uri },
  );
  return { ...pair, conclusion: 'inconclusive', error: error.toJSON() };
}

function onlyInMerge({ delta }: Report): readonly DeltaDiagnostic[] {
  return [...(delta?.introduced ?? []), ...(delta?.changed ?? []).map(({ after }) => after)];
}

function possiblyOnlyInMerge(report: Report): readonly DeltaDiagnostic[] {
  const unstable = (report.delta?.unstable ?? []).filter(({ side }) => side === 'after');
  return [...onlyInMerge(report), ...unstable.map(({ diagnostic }) => diagnostic)];
}

function inBoth([
  first = [],
  second = [],
]: readonly (readonly DeltaDiagnostic[])[]): readonly DeltaDiagnostic[] {
  const known = new Set(second.map(identity));
  return first.filter((diagnostic) => known.has(identity(diagnostic)));
}

/**
 * Returns a candidate's commit. For a patch, creates a commit on base; for a work tree, on the work tree's HEAD. With
 * a different parent, the merge base of this commit and a candidate that contains HEAD could be older than HEAD.
 */
async function commitIn(
  store: ObjectStore,
  { sides: { before, after }, parent }: CandidateSides,
  signal: AbortSignal,
): Promise<string> {
  return after.commit ?? commitOf(store, after.tree, parent ?? (before.commit as string), signal);
}
