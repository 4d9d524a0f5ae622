import type { Host } from '../model/host.ts';
import type { Report, SchemaCheck } from '../model/report.ts';
import type { Tools } from '../session/servers/workbench.ts';
import type { SideFailure } from './both-sides.ts';
import type { Preparation } from './prepare.ts';
import type { ProjectOutcome } from './project.ts';
/** What became of the schemas and the documents. */
export interface SchemaOutcome {
    readonly checks: readonly SchemaCheck[];
    readonly failures: readonly SideFailure[];
}
export interface ReportInput {
    readonly host: Host;
    readonly tools: Tools;
    readonly preparation: Preparation;
    readonly projects: readonly ProjectOutcome[];
    readonly schemas: SchemaOutcome;
    readonly timing: Readonly<Record<string, number>>;
}
export declare function assembleReport(input: ReportInput): Report;
