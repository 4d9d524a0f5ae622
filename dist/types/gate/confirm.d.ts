import type { UnstableDiagnostic } from '../model/report.ts';
import type { Matching } from './delta.ts';
/** A matching of which only what a second check repeated is introduced or resolved. */
export interface ConfirmedDelta {
    readonly matching: Matching;
    readonly unstable: readonly UnstableDiagnostic[];
}
/** Holds two rounds over the same sides against each other. */
export declare function confirm(first: Matching, second: Matching): ConfirmedDelta;
