import type { Reason, Report } from './report.ts';

/** The codes of undecided results. Such a result does not prove a defect of the change. */
export const UNDECIDED_REASONS: ReadonlySet<string> = new Set<Reason['code']>(['inconclusive', 'unstable']);

/**
 * Returns 0 if the policy is met or only warns. Returns 25 if the conclusion is `inconclusive` and the policy fails
 * for one of the {@link UNDECIDED_REASONS}, else 1.
 */
export function exitCodeOf({ policy, conclusion }: Pick<Report, 'conclusion' | 'policy'>): 0 | 1 | 25 {
  if (policy.warnOnly || !policy.failed) return 0;
  const failsUndecided = policy.reasons.some((reason) => UNDECIDED_REASONS.has(reason));
  return conclusion === 'inconclusive' && failsUndecided ? 25 : 1;
}
