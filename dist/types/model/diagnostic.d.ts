import type * as generated from './generated/bundle.ts';
import type { DeepReadonly } from './readonly.ts';
/** One diagnostic as it stands in bundles and reports (`$defs/diagnostic` of `bundle.schema.json`). */
export type Diagnostic = DeepReadonly<generated.Diagnostic>;
/** Diagnostics by severity; hints are never counted. */
export type Counts = Readonly<generated.Counts>;
export type Severity = Diagnostic['severity'];
export declare function countBySeverity(diagnostics: readonly {
    readonly severity: Severity;
}[]): Counts;
export declare function addCounts(left: Counts, right: Counts): Counts;
