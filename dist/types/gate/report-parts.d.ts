import type { Host } from '../model/host.ts';
import type { Evidence, ProposalCheck, Report, SchemaCheck, TraceCheck, TrajectoryStep } from '../model/report.ts';
import type { Tools } from '../session/servers/workbench.ts';
import type { SideFailure } from './both-sides.ts';
import type { Preparation } from './prepare.ts';
import type { ProjectOutcome } from './project.ts';
import type { PolicyOverrides } from './policy.ts';
/** What became of the checks that are none of diagnostics. */
export interface FurtherChecks {
    readonly traces: readonly TraceCheck[];
    readonly schemas: readonly SchemaCheck[];
    readonly proposals: readonly ProposalCheck[];
    readonly evidence: Omit<Evidence, 'configuration'> & {
        readonly weakened?: Evidence['configuration']['weakened'];
    };
    readonly trajectory: readonly TrajectoryStep[];
    readonly failures: readonly SideFailure[];
}
export interface ReportInput {
    readonly host: Host;
    readonly tools: Tools;
    readonly preparation: Preparation;
    readonly projects: readonly ProjectOutcome[];
    readonly further: FurtherChecks;
    readonly labels: readonly string[];
    /** What wins over any configuration. */
    readonly overrides: PolicyOverrides;
    readonly timing: Readonly<Record<string, number>>;
}
export declare function assembleReport(input: ReportInput): Report;
