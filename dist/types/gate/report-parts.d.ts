import type { TreeChange } from '../git/tree-changes.ts';
import type { Host } from '../model/host.ts';
import type { ConfigurationChange, Report } from '../model/report.ts';
import type { Workbench } from '../session/workbench.ts';
import type { SideFailure, SideName } from './both-sides.ts';
import type { ConfirmedDelta } from './confirm.ts';
import type { GatePolicy } from './policy.ts';
import type { SideCheck } from './side-check.ts';
import type { Sides } from './sides.ts';
/** What became of one project. `sides` is there where both were checked, `delta` where it is confirmed. */
export interface ProjectOutcome {
    readonly workingDirectory: string;
    readonly failures: readonly SideFailure[];
    readonly sides?: Readonly<Record<SideName, Pick<SideCheck, 'bundle' | 'facts' | 'documents'>>>;
    readonly changes?: readonly TreeChange[];
    readonly delta?: ConfirmedDelta;
}
export interface ReportInput {
    readonly host: Host;
    readonly workbench: Workbench;
    readonly sides: Sides | undefined;
    readonly policy: GatePolicy;
    readonly projects: readonly ProjectOutcome[];
    readonly failures: readonly {
        readonly workingDirectory: string | null;
        readonly failure: SideFailure;
    }[];
    readonly configurationChanges: readonly ConfigurationChange[];
    readonly timing: Readonly<Record<string, number>>;
}
export declare function assembleReport(input: ReportInput): Report;
