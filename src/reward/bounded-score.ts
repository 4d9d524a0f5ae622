import type { EvidenceFinding, RlCsf2Weights } from '../model/bundle.ts';
import type { RlCsf2Components } from '../model/generated/bundle.ts';
import type { Delta, Evidence } from '../model/report.ts';

/** The changes since the start of a series of steps, for the reward formula `rl-csf-v2`. */
export interface Progress {
  /** The decrease of errors and warnings, without those that `StepEvidence.deleted` counts. */
  readonly removed: number;
  /** The number of changes that can reduce the number of diagnostics without improving the code. */
  readonly evidence: number;
  /** The part of `evidence` that consists of suppressions, directives and weaker configuration. */
  readonly weakened: number;
}

/** The changes of one step that the count of diagnostics does not show. */
export interface StepEvidence {
  readonly evidence: number;
  readonly weakened: number;
  /** The number of errors and warnings that disappeared because their code was deleted. */
  readonly deleted: number;
}

export const NO_PROGRESS: Progress = { removed: 0, evidence: 0, weakened: 0 };

export const NO_EVIDENCE: StepEvidence = { evidence: 0, weakened: 0, deleted: 0 };

/** The bound of {@link worthOf} in tenths, and the number of tenths in a score of 1. */
const LIMIT = 10;

export function advanced(
  before: Progress,
  removed: number,
  { evidence, weakened, deleted }: StepEvidence,
): Progress {
  return {
    removed: before.removed + removed - deleted,
    evidence: before.evidence + evidence,
    weakened: before.weakened + weakened,
  };
}

export interface StepProgress {
  readonly before: Progress;
  readonly after: Progress;
}

export function firstProgress(removed: number, evidence: StepEvidence = NO_EVIDENCE): StepProgress {
  return { before: NO_PROGRESS, after: advanced(NO_PROGRESS, removed, evidence) };
}

/** Returns the worth of a state in tenths, from -10 to 10. If `evidence` is positive, the worth is at most 0. */
export function worthOf({ removed, evidence, weakened }: Progress, weights: RlCsf2Weights): number {
  const credited = evidence > 0 ? Math.min(0, removed) : removed;
  const worth = weights.wD * credited - weights.wH * weakened;
  return Math.max(-LIMIT, Math.min(LIMIT, worth));
}

/** Computes rl-csf-v2. Divides by 10 last, so that whole weights cause no rounding errors in the sum. */
export function boundedScore(
  before: Progress,
  after: Progress,
  toolError: boolean,
  weights: RlCsf2Weights,
): number {
  const change = worthOf(after, weights) - worthOf(before, weights);
  return (change - (toolError ? weights.wE : 0)) / LIMIT;
}

export function boundedComponents(
  before: Progress,
  after: Progress,
  toolError: boolean,
): Readonly<RlCsf2Components> {
  return {
    diag_delta: after.removed - before.removed,
    evidence: after.evidence - before.evidence,
    weakened: after.weakened - before.weakened,
    tool_error: toolError ? 1 : 0,
  };
}

export function explainProgress(
  { diag_delta, evidence, weakened, tool_error }: Readonly<RlCsf2Components>,
  scopeChanged: boolean,
): string {
  const removed = scopeChanged
    ? 'the scopes differ, so diagnostics are left out'
    : `diagnostics removed: ${diag_delta}`;
  return `${removed}; evidence ${evidence} (suppressions and weaker settings: ${weakened}); tool error ${tool_error}`;
}

/** The kinds of findings that make a checker check less. */
const WEAKENING: ReadonlySet<string> = new Set<EvidenceFinding['kind']>([
  'suppression',
  'directive',
  'rule',
  'excluded',
  'configuration',
]);

/** Counts the findings of a step. Omits wholly deleted files, because `deleted` includes their diagnostics. */
export function evidenceOfFindings(findings: readonly EvidenceFinding[], deleted = 0): StepEvidence {
  const counted = findings.filter(({ kind, uri, text }) => kind !== 'deleted' || text !== uri);
  const weakened = counted.filter(({ kind }) => WEAKENING.has(kind));
  return { evidence: counted.length, weakened: weakened.length, deleted };
}

export function evidenceOf(
  { suppressions, configuration, files }: Evidence,
  { resolved }: Pick<Delta, 'resolved'>,
): StepEvidence {
  const deleted = resolved.filter(
    ({ severity, codeDeleted, fileDeleted }) =>
      severity !== 'information' && (codeDeleted === true || fileDeleted === true),
  );
  const found = [
    suppressions?.introduced,
    configuration.weakened,
    files?.deleted,
    files?.stubs,
    files?.tests,
  ];
  return evidenceOfFindings(
    found.flatMap((list) => list ?? []),
    deleted.length,
  );
}
