import type { EvidenceFinding, RlCsf2Weights } from '../model/bundle.ts';
import type { Delta, Evidence } from '../model/report.ts';

/** The state of a series for `rl-csf-v2`: what has changed since its start. */
export interface Progress {
  /** Errors and warnings that disappeared and whose code still exists, minus those that appeared. */
  readonly removed: number;
  /** Changes that improve the counts without better code. */
  readonly evidence: number;
  /** Those of them that are suppressions, directives or a weaker configuration. */
  readonly weakened: number;
}

/** The changes of one step that no count of diagnostics shows. */
export interface StepEvidence {
  readonly evidence: number;
  readonly weakened: number;
  /** Errors and warnings that only disappeared with their code. */
  readonly deleted: number;
}

export const NO_PROGRESS: Progress = { removed: 0, evidence: 0, weakened: 0 };

export const NO_EVIDENCE: StepEvidence = { evidence: 0, weakened: 0, deleted: 0 };

/** The bound of {@link worthOf}. A reward is counted in tenths. */
const LIMIT = 10;

/** Returns the state after a step. */
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

/** Returns the worth of a state in tenths, from -10 to 10. With evidence, it is not positive. */
export function worthOf({ removed, evidence, weakened }: Progress, weights: RlCsf2Weights): number {
  const credited = evidence > 0 ? Math.min(0, removed) : removed;
  const worth = weights.wD * credited - weights.wH * weakened;
  return Math.max(-LIMIT, Math.min(LIMIT, worth));
}

/**
 * Computes rl-csf-v2: a tenth of the difference of the worths, minus w_E tenths for a tool error. The division of a
 * whole number by 10 is exact to the last digit of a decimal.
 */
export function boundedScore(
  before: Progress,
  after: Progress,
  toolError: boolean,
  weights: RlCsf2Weights,
): number {
  const change = worthOf(after, weights) - worthOf(before, weights);
  return (change - (toolError ? weights.wE : 0)) / LIMIT;
}

/** Kinds that make the checker check less. */
const WEAKENING: ReadonlySet<string> = new Set<EvidenceFinding['kind']>([
  'suppression',
  'directive',
  'rule',
  'excluded',
  'configuration',
]);

/** Counts findings. A file that was deleted as a whole is none, because its diagnostics are left out one by one. */
export function evidenceOfFindings(findings: readonly EvidenceFinding[], deleted = 0): StepEvidence {
  const counted = findings.filter(({ kind, uri, text }) => kind !== 'deleted' || text !== uri);
  const weakened = counted.filter(({ kind }) => WEAKENING.has(kind));
  return { evidence: counted.length, weakened: weakened.length, deleted };
}

/** Returns the evidence of a gate's report. */
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
