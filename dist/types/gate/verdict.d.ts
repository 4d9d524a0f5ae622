import type { ProcessReward } from '../model/bundle.ts';
import type { Conclusion, Delta, Evidence, Failure, ProposalCheck, Reason, Report, SchemaCheck, TraceCheck } from '../model/report.ts';
import type { GatePolicy } from './policy.ts';
/** All that was found out, before it is judged. */
export interface Findings {
    readonly delta: Delta | null;
    readonly reward: ProcessReward | null;
    readonly failures: readonly Failure[];
    readonly traces: readonly TraceCheck[];
    readonly schemas: readonly SchemaCheck[];
    readonly proposals: readonly ProposalCheck[];
    readonly evidence: Evidence;
}
export interface Verdict {
    readonly conclusion: Conclusion;
    readonly reasons: readonly Reason[];
}
/** The conclusion tells the truth; the policy, which says what fails, does not change it. */
export declare function verdictOf(findings: Findings): Verdict;
/** What a policy makes of the reasons; what a label waives fails no more. */
export declare function judge(reasons: readonly Reason[], policy: Pick<GatePolicy, 'failOn' | 'warnOnly' | 'waivers'>, labels: readonly string[]): Report['policy'];
/** The exit number of a report: 0, 1 where the policy is violated, 25 where it is inconclusive and must not be. */
export declare function exitCodeOf(report: Report): number;
