import type { EnclosingSymbol } from '../operation/document-symbols.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { LinesOf, PositionMap } from './position-map.ts';
export interface DiagnosticPair {
    readonly before: Diagnostic;
    readonly after: Diagnostic;
}
/** How the diagnostics of two sides correspond. Every one of them is in exactly one list. */
export interface Matching {
    readonly persisting: readonly DiagnosticPair[];
    readonly changed: readonly DiagnosticPair[];
    readonly moved: readonly DiagnosticPair[];
    readonly introduced: readonly Diagnostic[];
    readonly resolved: readonly Diagnostic[];
}
/** What matching needs to know of the two sides besides their diagnostics. */
export interface DeltaContext {
    readonly positions: PositionMap;
    readonly baseLines: LinesOf;
    readonly headLines: LinesOf;
    readonly baseSymbols: (uri: string) => Promise<readonly EnclosingSymbol[]>;
    readonly headSymbols: (uri: string) => Promise<readonly EnclosingSymbol[]>;
}
/**
 * Matches two multisets of diagnostics in passes, each over what the ones before it left: the same
 * mapped place, rule and message; the same rule and message in the same class or function, in
 * order; the same rule at the same mapped place with another message; the same rule, message and
 * source text elsewhere.
 */
export declare function matchDiagnostics(before: readonly Diagnostic[], after: readonly Diagnostic[], context: DeltaContext): Promise<Matching>;
