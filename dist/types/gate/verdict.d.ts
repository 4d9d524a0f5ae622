import { type Counts } from '../model/diagnostic.ts';
import type { ProcessReward } from '../model/bundle.ts';
import type { Conclusion, Delta, Failure, Reason, Report, SchemaCheck } from '../model/report.ts';
import type { GatePolicy } from './policy.ts';
export interface Verdict {
    readonly conclusion: Conclusion;
    readonly reasons: readonly Reason[];
    readonly policy: Report['policy'];
}
/** The conclusion tells the truth; the policy, which says what fails, does not change it. */
export declare function verdictOf(delta: Delta | null, reward: ProcessReward | null, failures: readonly Failure[], schemas: readonly SchemaCheck[], policy: GatePolicy): Verdict;
/** The exit number of a report: 0, 1 where the policy is violated, 25 where it is inconclusive and must not be. */
export declare function exitCodeOf(report: Report): number;
export declare function totalCounts(counts: readonly Counts[]): Counts;
