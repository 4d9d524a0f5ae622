import { type DoctorCheck } from './check.ts';
/** The environment that Pyright resolves imports in. */
export declare const PYTHON_CHECKS: readonly DoctorCheck[];
