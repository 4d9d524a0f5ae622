import { canonicalJson } from '../../bundle/canonical.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { ProposalCheck, SchemaCheck } from '../../model/report.ts';
import type { CheckedInput } from '../gate-checks-input.ts';
import { claimOutcome, problemsAfter, type ProposalOutcome } from './claim-check.ts';
import { actionClaim, type Claimed, moveClaim, renameClaim } from './claims.ts';
import { type Preview, previewEdit } from './preview.ts';
import { proposalSides, type ProposalSides, type SidesInput } from './proposal-sides.ts';
import { type Proposed, readProposals } from './read-proposals.ts';
import { sideTexts, type SideTexts } from './side-texts.ts';

/** The maximum number of previewed edits. Each preview takes the server some tenths of a second. */
const MAX_PREVIEWED = 500;

export interface ProposalInput extends SidesInput, Pick<CheckedInput, 'after' | 'before'> {
  readonly introduced: readonly Diagnostic[];
}

export interface CheckedProposals {
  /**
   * Sorted by file; the checks of proposals in the pull request's description come last. If there are too many
   * proposed edits, one more check reports this as an error.
   */
  readonly checks: readonly ProposalCheck[];
  readonly invalid: readonly SchemaCheck[];
}

/**
 * Previews each proposed edit on head, independently of the other edits. If head already contains an edit, at least
 * in part, previews it on base instead and checks whether head contains the whole edit. A code action is previewed on
 * base only if the preview on head fails with E/NOT_FOUND.
 *
 * @throws LanserError for failures such as a failed server or a full disk.
 */
export async function checkProposals(input: ProposalInput): Promise<CheckedProposals> {
  const { options, preparation, before, after } = input;
  const { host, pullRequestText, signal } = options;
  const { proposed, invalid } = await readProposals(after, preparation.policy.proposals, pullRequestText);
  const previewed = proposed.slice(0, MAX_PREVIEWED);
  await using sides = proposalSides(input);
  const texts = sideTexts(preparation, before, after, previewed, signal);
  const judged = new Map<string, Judged>();
  for (const [done, { edit }] of previewed.entries()) {
    host.progress({ label: 'proposals', done, total: previewed.length, unit: 'edits' });
    const key = canonicalJson(edit);
    if (!judged.has(key)) judged.set(key, await judge(edit, sides, texts));
    signal.throwIfAborted();
  }
  if (previewed.length > 0) {
    host.progress({ label: 'proposals', done: previewed.length, total: previewed.length, unit: 'edits' });
  }
  const outcomes = new Map<string, ProposalOutcome>();
  for (const [key, one] of judged)
    outcomes.set(key, await outcomeOf(one, [...judged.values()], sides, texts, input));
  const checks = previewed.map((one) =>
    checkOf(one, outcomes.get(canonicalJson(one.edit)) as ProposalOutcome),
  );
  const firstOmitted = proposed[MAX_PREVIEWED];
  return {
    checks: firstOmitted === undefined ? checks : [...checks, leftOut(firstOmitted, proposed.length)],
    invalid,
  };
}

/** An edit that head contains, at least in part, or the final outcome of any other edit. */
type Judged =
  | Extract<Claimed, { kind: 'claimed' }>
  | { readonly kind: 'decided'; readonly outcome: ProposalOutcome };

async function judge(edit: Proposed['edit'], sides: ProposalSides, texts: SideTexts): Promise<Judged> {
  const base = async () => sides.workspace('before');
  const decide = (preview: Preview): Judged => ({ kind: 'decided', outcome: previewOutcome(preview) });
  const claimBefore =
    edit.kind === 'rename'
      ? await renameClaim(edit, base, texts)
      : edit.kind === 'renameFile'
        ? await moveClaim(edit, base, texts)
        : undefined;
  if (claimBefore?.kind === 'claimed') return claimBefore;
  const preview = await previewEdit(await sides.workspace('after'), edit);
  const isUnknown = preview.kind === 'failed' && preview.error.code === 'E/NOT_FOUND';
  if (!isUnknown) return decide(preview);
  if (edit.kind === 'codeAction') {
    const claimAfter = await actionClaim(edit, base, texts);
    if (claimAfter.kind === 'claimed') return claimAfter;
  }
  // A rename or move that is refused on base stays refused, even if head already contains it.
  return decide(claimBefore?.preview?.kind === 'refused' ? claimBefore.preview : preview);
}

async function outcomeOf(
  judged: Judged,
  all: readonly Judged[],
  sides: ProposalSides,
  texts: SideTexts,
  { introduced }: ProposalInput,
): Promise<ProposalOutcome> {
  if (judged.kind === 'decided') return judged.outcome;
  const others = all.flatMap((one) => (one.kind === 'claimed' && one !== judged ? one.claim.files : []));
  return claimOutcome({
    claim: judged.claim,
    others,
    headRoot: (await sides.workspace('after')).root,
    introduced,
    texts,
  });
}

function checkOf({ path, index, edit }: Proposed, outcome: ProposalOutcome): ProposalCheck {
  return { path, index, ...edit, ...outcome };
}

function leftOut(first: Proposed, total: number): ProposalCheck {
  const message = `${total} edits are proposed, but only the first ${MAX_PREVIEWED} are previewed. Propose the other edits in a separate change.`;
  const error = { code: 'E/USAGE', message, details: { proposed: total, previewed: MAX_PREVIEWED } };
  return checkOf(first, previewOutcome({ kind: 'failed', error }));
}

function previewOutcome(preview: Preview): ProposalOutcome {
  if (preview.kind !== 'previewed') {
    const conclusion = preview.kind === 'refused' ? 'unsafe' : 'error';
    return { ...NOTHING, conclusion, error: preview.error };
  }
  const { facts, diff, reward } = preview;
  const isSafe = facts.safety.checks.every(({ passed }) => passed !== false);
  return {
    ...NOTHING,
    conclusion: isSafe ? 'safe' : 'unsafe',
    diff,
    delta: problemsAfter(facts),
    safety: facts.safety,
    reward,
  };
}

const NOTHING = { diff: null, delta: null, safety: null, missed: [], reward: null } as const;
