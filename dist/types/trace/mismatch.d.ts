import { LanserError } from '../model/lanser-error.ts';
/** Where a replay leaves its trace. */
export interface Mismatch {
    /** The operation, from 0. */
    readonly index: number;
    /** The event of the trace; null where the trace has none. */
    readonly seq: number | null;
    /** What was compared: a frame's method, or `bundle`. */
    readonly event: string;
    /** JSON Pointer of the first difference. */
    readonly pointer: string;
    /** What the trace has there; absent: nothing. */
    readonly expected?: unknown;
    /** What the replay has there; absent: nothing. */
    readonly got?: unknown;
}
export declare function mismatchError(mismatch: Mismatch): LanserError;
