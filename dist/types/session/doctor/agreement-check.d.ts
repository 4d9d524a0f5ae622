import { type DoctorCheck } from './check.ts';
/**
 * Pyright's two faces on the same files. The command line is Pyright's own, as its users run it, in no
 * cage: where they differ, either the cage or the environment that was captured is not what it should be.
 */
export declare const AGREEMENT_CHECKS: readonly DoctorCheck[];
