import type { DeltaDiagnostic, Report } from '../model/report.ts';
/** One annotation on a line of head, one-based, as GitHub takes it. */
export interface Annotation {
    readonly level: 'error' | 'warning' | 'notice';
    readonly path: string;
    readonly startLine: number;
    readonly endLine: number;
    /** Only where the range is on one line. */
    readonly startColumn?: number;
    readonly endColumn?: number;
    readonly title: string;
    readonly message: string;
}
/**
 * Introduced diagnostics first, errors before warnings, within what the runner shows. `others` may
 * hold the introduced ones again.
 */
export declare function annotationsOf(report: Report, others: readonly DeltaDiagnostic[]): readonly Annotation[];
/** The annotations of a check run, and how many there would be. */
export interface CheckAnnotations {
    readonly annotations: readonly Annotation[];
    readonly total: number;
}
/** All that is introduced, errors before warnings, then `others`, up to a bound. */
export declare function checkAnnotationsOf(report: Report, others: readonly DeltaDiagnostic[]): CheckAnnotations;
