import { type DoctorCheck } from './check.ts';
/** Every server that takes a file of the workspace is started for real; they end with the doctor. */
export declare const SERVER_CHECKS: readonly DoctorCheck[];
