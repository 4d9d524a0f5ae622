import { isDeepStrictEqual } from 'node:util';
import { evidenceOf } from '../reward/bounded-score.ts';
import { stepReward } from '../reward/score-step.ts';
import { verdictOf } from '../gate/verdict.ts';
import { addCounts, countBySeverity, type Counts, type Diagnostic } from '../model/diagnostic.ts';
import type { Report } from '../model/report.ts';

/** A member of a report that contradicts other members. */
export interface Contradiction {
  /** A JSON Pointer. */
  readonly pointer: string;
  readonly stated: unknown;
  /** The value that follows from the other members; null if they do not suffice. For counts, lower bounds. */
  readonly derived: unknown;
}

/**
 * Derives members of a report, such as the conclusion, from its other members, as the gate does. Returns the first
 * member whose stated and derived values differ; undefined if all agree.
 */
export function contradictionIn(report: Report): Contradiction | undefined {
  const { conclusion, reasons } = verdictOf(report);
  const { policy } = report;
  const codes = new Set<string>(reasons.map(({ code }) => code));
  const applying: readonly string[] = policy.failOn.filter((entry) => codes.has(entry));
  const waived = (policy.waived ?? []).filter(({ reason }) => applying.includes(reason));
  const failing = applying.filter((entry) => !waived.some(({ reason }) => reason === entry));
  const derived: readonly Contradiction[] = [
    { pointer: '/conclusion', stated: report.conclusion, derived: conclusion },
    { pointer: '/reasons', stated: report.reasons, derived: reasons },
    { pointer: '/policy/waived', stated: policy.waived ?? [], derived: waived },
    { pointer: '/policy/reasons', stated: policy.reasons, derived: failing },
    { pointer: '/policy/failed', stated: policy.failed, derived: failing.length > 0 },
    ...countsOf(report),
    ...rewardPairs(report),
  ];
  return derived.find((one) => !isDeepStrictEqual(one.stated, one.derived));
}

/** Returns contradictions if counts of base or head are missing, or too low for the diagnostics in the delta. */
function countsOf(report: Report): readonly Contradiction[] {
  const { delta } = report;
  if (delta === null) return [];
  const { introduced, resolved, changed, moved } = delta;
  const persisting = delta.persisting ?? 0;
  const pairs = [...changed, ...moved];
  return [
    ...belowNamed(report, 'before', [...resolved, ...pairs.map((pair) => pair.before)], persisting),
    ...belowNamed(report, 'after', [...introduced, ...pairs.map((pair) => pair.after)], persisting),
  ];
}

/** Returns the counts of the checked files; null if the scope is full and the report has no counts of `side`. */
function checkedCounts(report: Report, side: 'after' | 'before'): Counts | null {
  if (report.scope?.kind !== 'affected') return report[side]?.counts ?? null;
  return report.projects
    .flatMap((project) => project[side]?.counts ?? [])
    .reduce(addCounts, countBySeverity([]));
}

function belowNamed(
  report: Report,
  side: 'after' | 'before',
  named: readonly Pick<Diagnostic, 'severity'>[],
  persisting: number,
): readonly Contradiction[] {
  const stated = checkedCounts(report, side);
  const least = countBySeverity(named);
  const isEnough =
    stated !== null &&
    stated.error >= least.error &&
    stated.warning >= least.warning &&
    stated.information >= least.information &&
    stated.error + stated.warning + stated.information >= named.length + persisting;
  return isEnough ? [] : [{ pointer: `/${side}/counts`, stated, derived: { atLeast: least, persisting } }];
}

/**
 * Pairs the members of the stated reward with those of a computed one. The report lacks the setting
 * `countSuppressions`, so the computed reward counts suppressed diagnostics only if it then equals the stated reward.
 * If the report lacks an input of the reward, the derived value is null. Without a reward, returns no pairs.
 */
function rewardPairs(report: Report): readonly Contradiction[] {
  const { before, reward, evidence } = report;
  if (reward === null) return [];
  const [old, counts] = [checkedCounts(report, 'before'), checkedCounts(report, 'after')];
  if (old === null || counts === null || !before?.bundleId)
    return [{ pointer: '/reward', stated: reward, derived: null }];
  const stepEvidence = evidenceOf(evidence, report.delta ?? { resolved: [] });
  const base = { bundleId: before.bundleId, counts: old };
  const [plain, suppressed] = [0, evidence.suppressions?.hidden ?? 0].map((hidden) =>
    stepReward(base, counts, reward, hidden, stepEvidence),
  );
  const stated: Readonly<Record<string, unknown>> = { ...reward };
  const derived: typeof stated = { ...(isDeepStrictEqual(reward, suppressed) ? suppressed : plain) };
  return Object.keys(derived).map((name) => ({
    pointer: `/reward/${name}`,
    stated: stated[name],
    derived: derived[name],
  }));
}
