import { type DoctorCheck } from './check.ts';
/** Whether the code is where servers find it, and as they read it. */
export declare const WORKSPACE_CHECKS: readonly DoctorCheck[];
