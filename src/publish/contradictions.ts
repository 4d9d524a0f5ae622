import { isDeepStrictEqual } from 'node:util';
import { stepReward } from '../reward/score-step.ts';
import { verdictOf } from '../gate/verdict.ts';
import { countBySeverity, type Diagnostic } from '../model/diagnostic.ts';
import type { Report, ReportSide } from '../model/report.ts';

/** A member of a report that contradicts the others. */
export interface Contradiction {
  /** A JSON Pointer. */
  readonly pointer: string;
  readonly stated: unknown;
  /** The value that follows from the other members. */
  readonly derived: unknown;
}

/**
 * Derives the conclusions of a report from its parts, as the gate does, and returns the first member that
 * differs. A report with a conclusion but without its reasons is thus rejected.
 */
export function contradictionIn(report: Report): Contradiction | undefined {
  const { conclusion, reasons } = verdictOf(report);
  const { policy, reward } = report;
  const applying = policy.failOn.filter((entry) => reasons.some(({ code }) => code === entry));
  const waived = (policy.waived ?? []).filter(({ reason }) => applying.includes(reason));
  const failing = applying.filter((entry) => !waived.some(({ reason }) => reason === entry));
  const derived: readonly Contradiction[] = [
    { pointer: '/conclusion', stated: report.conclusion, derived: conclusion },
    { pointer: '/reasons', stated: report.reasons, derived: reasons },
    { pointer: '/policy/waived', stated: policy.waived ?? [], derived: waived },
    { pointer: '/policy/reasons', stated: policy.reasons, derived: failing },
    { pointer: '/policy/failed', stated: policy.failed, derived: failing.length > 0 },
    ...countsOf(report),
    ...(reward === null ? [] : [{ pointer: '/reward/r', stated: reward.r, derived: scoreOf(report) }]),
  ];
  return derived.find((one) => !isDeepStrictEqual(one.stated, one.derived));
}

/** Compares the counts of both sides with the diagnostics that the delta lists. */
function countsOf({ before, after, delta }: Report): readonly Contradiction[] {
  if (delta === null) return [];
  const { introduced, resolved, changed, moved, persisting } = delta;
  const pairs = [...changed, ...moved];
  return [
    ...belowNamed('/before/counts', before, [...resolved, ...pairs.map((pair) => pair.before)], persisting),
    ...belowNamed('/after/counts', after, [...introduced, ...pairs.map((pair) => pair.after)], persisting),
  ];
}

function belowNamed(
  pointer: string,
  side: ReportSide | null,
  named: readonly Pick<Diagnostic, 'severity'>[],
  persisting: number,
): readonly Contradiction[] {
  const stated = side?.counts ?? null;
  const least = countBySeverity(named);
  const isEnough =
    stated !== null &&
    stated.error >= least.error &&
    stated.warning >= least.warning &&
    stated.information >= least.information &&
    stated.error + stated.warning + stated.information >= named.length + persisting;
  return isEnough ? [] : [{ pointer, stated, derived: { atLeast: least, persisting } }];
}

/**
 * Computes the score with and without hidden diagnostics, because the report does not contain
 * `countSuppressions` of base's configuration.
 */
function scoreOf({ before, after, reward, evidence }: Report): number | null {
  if (reward === null || !before?.counts || !after?.counts || before.bundleId === null) return null;
  const counts = after.counts;
  const base = { bundleId: before.bundleId, counts: before.counts };
  const scores = [0, evidence.suppressions?.hidden ?? 0].map(
    (hidden) => stepReward(base, counts, reward, hidden).r,
  );
  return scores.find((score) => score === reward.r) ?? scores[0] ?? null;
}
