import type { TraceCheck } from '../../model/report.ts';
import { type ReplayOptions } from './replay-trace.ts';
/** What becomes of a trace: each of its bundles is made again, up to the first that differs. */
export declare function verifyTrace(file: string, 
/** What the file is called where that is said. */
name: string, options: Omit<ReplayOptions, 'index'>): Promise<TraceCheck>;
