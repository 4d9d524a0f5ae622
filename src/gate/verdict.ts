import { addCounts, countBySeverity, type Counts } from '../model/diagnostic.ts';
import type { ProcessReward } from '../model/bundle.ts';
import type { Conclusion, Delta, Failure, Reason, Report, SchemaCheck } from '../model/report.ts';
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
  schemas: readonly SchemaCheck[],
  policy: GatePolicy,
): Verdict {
  const bad = schemas.filter(
    ({ conclusion }) => conclusion === 'invalid' || conclusion === 'breaking',
  ).length;
  const undecided = schemas.filter(({ conclusion }) => conclusion === 'undecided').length;
  const introduced = countBySeverity(delta?.introduced ?? []);
  const tally: readonly (readonly [Reason['code'], number])[] = [
    ['inconclusive', failures.length + undecided],
    ['introduced-errors', introduced.error],
    ['introduced-warnings', introduced.warning],
    ['introduced-information', introduced.information],
    ['negative-reward', reward !== null && reward.r < 0 ? 1 : 0],
    ['schema', bad],
    ['unstable', delta?.unstable.length ?? 0],
  ];
  const reasons = tally.filter(([, count]) => count > 0).map(([code, count]) => ({ code, count }));
  const applying = policy.failOn.filter((entry: FailOn) => reasons.some((reason) => reason.code === entry));
  return {
    conclusion: conclude(delta, failures, bad, undecided),
    reasons,
    policy: {
      failOn: policy.failOn,
      warnOnly: policy.warnOnly,
      failed: applying.length > 0,
      reasons: applying,
    },
  };
}

/** What is found is found, whatever else could not be decided; but half of a delta is none. */
function conclude(
  delta: Delta | null,
  failures: readonly Failure[],
  bad: number,
  undecided: number,
): Conclusion {
  if (failures.length > 0 || delta === null) return 'inconclusive';
  if (delta.introduced.length > 0 || bad > 0) return 'findings';
  return undecided > 0 ? 'inconclusive' : 'clean';
}

/** The exit number of a report: 0, 1 where the policy is violated, 25 where it is inconclusive and must not be. */
export function exitCodeOf(report: Report): number {
  if (report.policy.warnOnly || !report.policy.failed) return 0;
  const isUnknown = report.conclusion === 'inconclusive' && report.policy.reasons.includes('inconclusive');
  return isUnknown ? 25 : 1;
}

export function totalCounts(counts: readonly Counts[]): Counts {
  return counts.reduce(addCounts, { error: 0, warning: 0, information: 0 });
}
