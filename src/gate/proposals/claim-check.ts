import { sortLocated } from '../../bundle/order.ts';
import type { EditStep, StepEdit } from '../../edit/edit-step.ts';
import { folderReader } from '../../edit/plan/folder-reader.ts';
import { makePlan } from '../../edit/plan/make-plan.ts';
import type { Location } from '../../model/bundle.ts';
import { LanserError } from '../../model/lanser-error.ts';
import { lineIndex, rangeAt } from '../../text/line-index.ts';
import type { Claim } from './claims.ts';
import type { JudgedFile } from './edit-in-head.ts';
import { problemsAfter, type ProposalOutcome } from './outcome.ts';
import { unrelatedChanges } from './unrelated.ts';

export interface ClaimInput {
  readonly claim: Claim;
  /** Locations of the old name in code that head adds. */
  readonly mentions: readonly Location[];
  /** The files of the other proposed edits that head contains. */
  readonly others: readonly JudgedFile[];
  /** The absolute path of head on disk. */
  readonly headRoot: string;
  readonly newName: string | undefined;
}

/** Checks if head contains a proposed edit completely. Reports missed places and unrelated changes. */
export async function claimOutcome(input: ClaimInput): Promise<ProposalOutcome> {
  const { claim, others } = input;
  const { facts, reward, diff } = claim.preview;
  const steps = missingSteps(input);
  const missed = sortLocated(steps.flatMap(placesOf));
  return {
    conclusion: missed.length > 0 ? 'incomplete' : 'complete',
    diff: missed.length > 0 ? ((await patchOf(steps, input.headRoot)) ?? diff) : diff,
    delta: problemsAfter(facts),
    safety: facts.safety,
    missed,
    unrelated: unrelatedChanges(claim.files, others),
    reward,
  };
}

function missingSteps({ claim, mentions, newName }: ClaimInput): readonly EditStep[] {
  const edits = new Map<string, Map<string, StepEdit>>();
  const add = (uri: string, edit: StepEdit): void => {
    const byRange = edits.get(uri) ?? new Map<string, StepEdit>();
    edits.set(uri, byRange);
    const range = edit.range.join(' ');
    if (!byRange.has(range)) byRange.set(range, edit);
  };
  for (const { headPath, headText, places } of claim.files) {
    if (headPath === undefined) continue;
    const lines = lineIndex(headText);
    for (const { place, status } of places) {
      if (status.kind !== 'pending') continue;
      add(headPath, { range: rangeAt(lines, status), newText: place.newText });
    }
  }
  if (newName !== undefined) for (const { uri, range } of mentions) add(uri, { range, newText: newName });
  return [
    ...[...edits].map(([uri, list]): EditStep => ({ kind: 'edit', uri, edits: [...list.values()] })),
    ...claim.moves.missed.map(({ from, to }): EditStep => ({ kind: 'rename', oldUri: from, newUri: to })),
  ];
}

function placesOf(step: EditStep): readonly Location[] {
  if (step.kind === 'edit') return step.edits.map(({ range }) => ({ uri: step.uri, range }));
  return step.kind === 'rename' ? [{ uri: step.oldUri, range: [0, 0, 0, 0] }] : [];
}

/**
 * Returns a patch that completes the edit in head. Returns undefined if no patch is possible, for example
 * because both files of a move exist.
 */
async function patchOf(steps: readonly EditStep[], headRoot: string): Promise<string | undefined> {
  try {
    const { diff } = await makePlan({ steps, annotations: {} }, folderReader(headRoot), { resolution: null });
    return diff;
  } catch (error) {
    if (error instanceof LanserError && error.code === 'E/APPLY_CONFLICT') return undefined;
    throw error;
  }
}
