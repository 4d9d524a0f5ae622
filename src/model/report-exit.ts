import type { Reason, Report } from './report.ts';

/** The reasons for which the gate cannot decide whether the change is clean. */
export const UNDECIDED_REASONS: ReadonlySet<string> = new Set<Reason['code']>(['inconclusive', 'unstable']);

/**
 * Returns the exit code of a report. 0: the policy is met or only warns. 25: the report is inconclusive, and one
 * of {@link UNDECIDED_REASONS} fails the policy. 1: anything else fails the policy.
 */
export function exitCodeOf({ policy, conclusion }: Pick<Report, 'conclusion' | 'policy'>): 0 | 1 | 25 {
  if (policy.warnOnly || !policy.failed) return 0;
  const failsUndecided = policy.reasons.some((reason) => UNDECIDED_REASONS.has(reason));
  return conclusion === 'inconclusive' && failsUndecided ? 25 : 1;
}
