import type { Reason, Report } from './report.ts';

/** The reasons for which the gate cannot decide whether the change is clean. */
export const UNDECIDED_REASONS: ReadonlySet<string> = new Set<Reason['code']>(['inconclusive', 'unstable']);

/**
 * Returns the exit code of a report. It is 0 if the policy is met or only warns, and 25 if the report is
 * inconclusive and fails for an undecided reason. Otherwise, it is 1.
 */
export function exitCodeOf({ policy, conclusion }: Pick<Report, 'conclusion' | 'policy'>): 0 | 1 | 25 {
  if (policy.warnOnly || !policy.failed) return 0;
  const failsUndecided = policy.reasons.some((reason) => UNDECIDED_REASONS.has(reason));
  return conclusion === 'inconclusive' && failsUndecided ? 25 : 1;
}
