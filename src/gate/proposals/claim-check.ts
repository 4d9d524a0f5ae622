import { sortLocated } from '../../bundle/order.ts';
import type { EditStep, StepEdit } from '../../edit/edit-step.ts';
import { folderReader } from '../../edit/plan/folder-reader.ts';
import { makePlan } from '../../edit/plan/make-plan.ts';
import type { EditFacts, Location } from '../../model/bundle.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { LanserError } from '../../model/lanser-error.ts';
import type { ProposalCheck } from '../../model/report.ts';
import { problems } from '../../reward/scope.ts';
import { lineIndex, offsetsAt, rangeAt } from '../../text/line-index.ts';
import { memoized } from '../../text/memoized.ts';
import type { Claim, RenamedName } from './claims.ts';
import type { JudgedFile, Mention } from './edit-in-head.ts';
import type { SideTexts } from './side-texts.ts';
import { unrelatedChanges } from './unrelated.ts';

/** The result of checking a proposal, without the proposal itself. */
export type ProposalOutcome = Pick<
  ProposalCheck,
  'conclusion' | 'delta' | 'diff' | 'error' | 'missed' | 'reward' | 'safety' | 'unrelated'
>;

export interface ClaimInput {
  readonly claim: Claim;
  /** The files of the other claims. A claim is a proposed edit that head contains fully or partly. */
  readonly others: readonly JudgedFile[];
  /** The absolute path of head on disk. */
  readonly headRoot: string;
  /** The diagnostics that head introduces. */
  readonly introduced: readonly Diagnostic[];
  readonly texts: SideTexts;
}

/** Checks if head contains the whole proposed edit. Reports missed places and unrelated changes. */
export async function claimOutcome(input: ClaimInput): Promise<ProposalOutcome> {
  const { claim, others, headRoot, introduced, texts } = input;
  const { facts, reward, diff } = claim.preview;
  const mentions = claim.name === undefined ? [] : await newMentions(claim.name, introduced, texts);
  const steps = missingSteps(claim, mentions);
  const missed = sortLocated(steps.flatMap(placesOf));
  return {
    conclusion: missed.length > 0 ? 'incomplete' : 'complete',
    diff: missed.length > 0 ? ((await patchOf(steps, headRoot)) ?? diff) : diff,
    delta: problemsAfter(facts),
    safety: facts.safety,
    missed,
    unrelated: unrelatedChanges(claim.files, others),
    reward,
  };
}

/** Returns by how much an edit changes the number of errors and warnings; null if one of the numbers is unknown. */
export function problemsAfter({ diagnosticsBefore, diagnosticsAfter }: EditFacts): number | null {
  if (diagnosticsBefore === null || diagnosticsAfter === null) return null;
  return problems(diagnosticsAfter) - problems(diagnosticsBefore);
}

/** Lists the places where the old name causes a new error in head: an undefined variable or an unknown attribute. */
async function newMentions(
  name: RenamedName,
  introduced: readonly Diagnostic[],
  texts: SideTexts,
): Promise<readonly Mention[]> {
  const found: Mention[] = [];
  const indexOf = memoized(lineIndex);
  for (const { uri, range, severity, rule, message } of introduced) {
    if (severity !== 'error' || !isAbout(rule, message, name)) continue;
    const text = await texts.head(uri);
    if (text === undefined) continue;
    const { start, end } = offsetsAt(indexOf(text), range);
    if (text.slice(start, end) === name.from) found.push({ uri, range, newText: name.to });
  }
  return found;
}

function isAbout(rule: string | null, message: string, { from, owner }: RenamedName): boolean {
  if (rule === 'reportUndefinedVariable') return owner === undefined;
  if (rule !== 'reportAttributeAccessIssue' || !message.includes(JSON.stringify(from))) return false;
  // Ignores errors for classes other than `owner`, because their attributes can have the same name.
  return /for class "(?:type\[)?([^"[\]*]+)/u.exec(message)?.[1] === owner;
}

/** Returns the edits and moves that head lacks. `mentions` is the result of {@link newMentions}. */
function missingSteps({ files, moves }: Claim, mentions: readonly Mention[]): readonly EditStep[] {
  const edits = new Map<string, Map<string, StepEdit>>();
  const add = (uri: string, edit: StepEdit): void => {
    const byRange = edits.get(uri) ?? new Map<string, StepEdit>();
    edits.set(uri, byRange);
    const range = edit.range.join(' ');
    if (!byRange.has(range)) byRange.set(range, edit);
  };
  for (const { headPath, headText, places } of files) {
    if (headPath === undefined) continue;
    const lines = lineIndex(headText);
    for (const { place, status } of places) {
      if (status.kind !== 'pending') continue;
      add(headPath, { range: rangeAt(lines, status), newText: place.newText });
    }
  }
  for (const { uri, range, newText } of mentions) add(uri, { range, newText });
  return [
    ...[...edits].map(([uri, list]): EditStep => ({ kind: 'edit', uri, edits: [...list.values()] })),
    ...moves.missed.map(({ from, to }): EditStep => ({ kind: 'rename', oldUri: from, newUri: to })),
  ];
}

function placesOf(step: EditStep): readonly Location[] {
  if (step.kind === 'edit') return step.edits.map(({ range }) => ({ uri: step.uri, range }));
  return step.kind === 'rename' ? [{ uri: step.oldUri, range: [0, 0, 0, 0] }] : [];
}

/** Returns the diff of the steps; undefined if they conflict, for example because both files of a move exist. */
async function patchOf(steps: readonly EditStep[], headRoot: string): Promise<string | undefined> {
  try {
    const { diff } = await makePlan({ steps, annotations: {} }, folderReader(headRoot), { resolution: null });
    return diff;
  } catch (error) {
    if (error instanceof LanserError && error.code === 'E/APPLY_CONFLICT') return undefined;
    throw error;
  }
}
