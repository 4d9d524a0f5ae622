import type { Reason, Report } from './report.ts';

/** The reasons for which the gate cannot decide whether the change is clean. */
export const UNDECIDED_REASONS: ReadonlySet<string> = new Set<Reason['code']>(['inconclusive', 'unstable']);

/** Returns 0 if the policy is met or only warns; 25 if an inconclusive report fails for such a reason; else 1. */
export function exitCodeOf({ policy, conclusion }: Pick<Report, 'conclusion' | 'policy'>): 0 | 1 | 25 {
  if (policy.warnOnly || !policy.failed) return 0;
  const failsUndecided = policy.reasons.some((reason) => UNDECIDED_REASONS.has(reason));
  return conclusion === 'inconclusive' && failsUndecided ? 25 : 1;
}
