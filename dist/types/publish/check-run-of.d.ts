import type { CheckRun } from '../github/check-run.ts';
import type { Report } from '../model/report.ts';
import type { CheckAnnotations } from '../report/annotations.ts';
import { type GateIdentity } from './gate-identity.ts';
import { type RenderOptions } from './render-report.ts';
export interface CheckRunParts extends RenderOptions {
    readonly identity: GateIdentity;
    readonly repository: CheckRun['repository'];
    readonly headSha: string;
    readonly detailsUrl: string | undefined;
    readonly annotations: CheckAnnotations;
}
/** The check run of a report: neutral where it found something that fails nobody. */
export declare function checkRunOf(report: Report, parts: CheckRunParts): CheckRun;
