import type { DiagnosticsBundle } from '../model/bundle.ts';
import type { Report } from '../model/report.ts';
import { type SideName } from './both-sides.ts';
import type { GateOptions } from './options.ts';
export interface GateResult {
    readonly report: Report;
    /** The diagnostics bundles, one per side and project that was established. */
    readonly bundles: readonly GateBundle[];
}
export interface GateBundle {
    readonly side: SideName;
    readonly workingDirectory: string;
    readonly bundle: DiagnosticsBundle;
}
/**
 * Computes the diagnostics of base and head under base's configuration, matches them, and judges.
 * Nothing in the repository changes. A side that cannot be established makes the report
 * inconclusive; a set that is not complete is never used.
 *
 * @throws LanserError E/USAGE, E/NOT_FOUND (revision, no Python file), E/DIRTY_WORKTREE, E/CONFIG
 * (base's), E/JAIL, E/INTERRUPTED.
 */
export declare function runGate(options: GateOptions): Promise<GateResult>;
