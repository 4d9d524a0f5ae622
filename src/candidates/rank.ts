import type { EvaluatedCandidate, RankReason } from '../model/candidates.ts';
import type { Report } from '../model/report.ts';
import { exitCodeOf } from '../model/report-exit.ts';

type Criterion = RankReason['criterion'];

/** The criteria, the most important first. Lower values are better. */
const CRITERIA: readonly (readonly [Criterion, (report: Report) => number])[] = [
  ['verdict', verdictOf],
  ['introduced-errors', (report) => introduced(report, true)],
  // Counts new suppressions, weakened settings, new stubs, and tests that run only in base. Precedes the reward,
  // because a suppression or a removed test can increase the reward.
  ['evidence', evidenceOf],
  // The reward is negated, because a higher reward is better. A missing reward ranks last.
  ['reward', ({ reward }) => -(reward?.r ?? -Infinity)],
  ['introduced-warnings', (report) => introduced(report, false)],
];

/** Ranks candidates with a report. Equal candidates share a rank. Returns all candidates in their original order. */
export function rank(candidates: readonly EvaluatedCandidate[]): readonly EvaluatedCandidate[] {
  const rated = candidates
    .flatMap(({ report }, index) => (report === null ? [] : [{ index, values: valuesOf(report) }]))
    .toSorted((left, right) => compare(left.values, right.values) || left.index - right.index);
  const ranked = [...candidates];
  let previous: { readonly rank: number; readonly reason: RankReason | null } = { rank: 1, reason: null };
  for (const [position, { index, values }] of rated.entries()) {
    const better = rated[position - 1]?.values;
    const reason = better && reasonOf(better, values);
    if (reason !== undefined) previous = { rank: position + 1, reason };
    ranked[index] = { ...(candidates[index] as EvaluatedCandidate), ...previous };
  }
  return ranked;
}

function valuesOf(report: Report): readonly number[] {
  return CRITERIA.map(([, value]) => value(report));
}

function compare(left: readonly number[], right: readonly number[]): number {
  const at = left.findIndex((value, index) => value !== right[index]);
  return at === -1 ? 0 : (left[at] as number) < (right[at] as number) ? -1 : 1;
}

function reasonOf(better: readonly number[], values: readonly number[]): RankReason | undefined {
  const at = values.findIndex((value, index) => value !== better[index]);
  const [criterion] = CRITERIA[at] ?? [];
  if (criterion === undefined) return undefined;
  const sign = criterion === 'reward' ? -1 : 1;
  const value = values[at] as number;
  return {
    criterion,
    value: Number.isFinite(value) ? sign * value : null,
    better: sign * (better[at] as number),
  };
}

/** Ignores `warnOnly`. Returns 0, 1 or 2 for the gate's exit code 0, 1 or 25 (inconclusive); 2 without a delta. */
function verdictOf({ conclusion, policy, delta }: Report): number {
  if (delta === null) return 2;
  return { 0: 0, 1: 1, 25: 2 }[exitCodeOf({ conclusion, policy: { ...policy, warnOnly: false } })];
}

function introduced({ delta }: Report, isError: boolean): number {
  return (delta?.introduced ?? []).filter(({ severity }) => (severity === 'error') === isError).length;
}

function evidenceOf({ evidence: { suppressions, configuration, files } }: Report): number {
  const findings = [suppressions?.introduced, configuration.weakened, files?.stubs, files?.tests];
  return findings.reduce((sum, list) => sum + (list?.length ?? 0), 0);
}
