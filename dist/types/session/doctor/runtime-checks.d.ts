import { type DoctorCheck } from './check.ts';
/** What lanser itself runs on. */
export declare const RUNTIME_CHECKS: readonly DoctorCheck[];
