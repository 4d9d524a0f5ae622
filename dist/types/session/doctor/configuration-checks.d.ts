import { type DoctorCheck } from './check.ts';
/** Both lanser's own configuration and Pyright's. */
export declare const CONFIGURATION_CHECKS: readonly DoctorCheck[];
