import { type Severity } from '../model/diagnostic.ts';
import type { Report, ResolvedDiagnostic } from '../model/report.ts';
export declare const SEVERITIES: readonly Severity[];
/** One row of the table that every rendering of a report begins with. */
export interface SummaryRow {
    readonly severity: Severity;
    readonly before: number | null;
    readonly after: number | null;
    readonly introduced: number | null;
    readonly resolved: number | null;
}
export declare function summaryRows(report: Report): readonly SummaryRow[];
/** What a deleted file took with it is not counted as resolved. */
export declare function countedResolved(resolved: readonly ResolvedDiagnostic[]): readonly ResolvedDiagnostic[];
/** The verdict in one sentence, of numbers and our own words only. */
export declare function verdictSentence(report: Report): string;
/** What is neither introduced nor resolved, in one sentence. */
export declare function persistingSentence(report: Report): string | null;
export declare function rewardSentence(report: Report): string | null;
