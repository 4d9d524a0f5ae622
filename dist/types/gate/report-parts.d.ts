import type { Host } from '../model/host.ts';
import type { Report, SchemaCheck } from '../model/report.ts';
import type { Tools } from '../session/servers/workbench.ts';
import type { Preparation } from './prepare.ts';
import type { ProjectOutcome } from './project.ts';
export interface ReportInput {
    readonly host: Host;
    readonly tools: Tools;
    readonly preparation: Preparation;
    readonly projects: readonly ProjectOutcome[];
    readonly schemas: readonly SchemaCheck[];
    readonly timing: Readonly<Record<string, number>>;
}
export declare function assembleReport(input: ReportInput): Report;
