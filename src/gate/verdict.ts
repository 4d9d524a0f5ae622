import { addCounts, countBySeverity, type Counts } from '../model/diagnostic.ts';
import type { ProcessReward } from '../model/bundle.ts';
import type { Conclusion, Delta, Failure, Reason, Report } from '../model/report.ts';
import type { FailOn } from './options.ts';
import type { GatePolicy } from './policy.ts';

export interface Verdict {
  readonly conclusion: Conclusion;
  readonly reasons: readonly Reason[];
  readonly policy: Report['policy'];
}

/** The conclusion tells the truth; the policy, which says what fails, does not change it. */
export function verdictOf(
  delta: Delta | null,
  reward: ProcessReward | null,
  failures: readonly Failure[],
  policy: GatePolicy,
): Verdict {
  const introduced = countBySeverity(delta?.introduced ?? []);
  const tally: readonly (readonly [Reason['code'], number])[] = [
    ['inconclusive', failures.length],
    ['introduced-errors', introduced.error],
    ['introduced-warnings', introduced.warning],
    ['introduced-information', introduced.information],
    ['negative-reward', reward !== null && reward.r < 0 ? 1 : 0],
    ['unstable', delta?.unstable.length ?? 0],
  ];
  const reasons = tally.filter(([, count]) => count > 0).map(([code, count]) => ({ code, count }));
  const applying = policy.failOn.filter((entry: FailOn) => reasons.some((reason) => reason.code === entry));
  return {
    conclusion: conclude(delta, failures),
    reasons,
    policy: {
      failOn: policy.failOn,
      warnOnly: policy.warnOnly,
      failed: applying.length > 0,
      reasons: applying,
    },
  };
}

function conclude(delta: Delta | null, failures: readonly Failure[]): Conclusion {
  if (failures.length > 0 || delta === null) return 'inconclusive';
  return delta.introduced.length > 0 ? 'findings' : 'clean';
}

/** The exit number of a report: 0, 1 where the policy is violated, 25 where that is for being inconclusive. */
export function exitCodeOf(report: Report): number {
  if (report.policy.warnOnly || !report.policy.failed) return 0;
  return report.policy.reasons.includes('inconclusive') ? 25 : 1;
}

export function totalCounts(counts: readonly Counts[]): Counts {
  return counts.reduce(addCounts, { error: 0, warning: 0, information: 0 });
}
