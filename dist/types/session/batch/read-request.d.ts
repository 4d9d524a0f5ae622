import type { BatchRequest } from '../../model/generated/batch.ts';
import { LanserError } from '../../model/lanser-error.ts';
export interface ReadRequest {
    /** The request's own, any JSON; null where it has none. */
    readonly id: unknown;
    /** Or why the line is none. */
    readonly request: BatchRequest | LanserError;
}
/** Reads a line of a batch. */
export declare function readRequest(text: string): ReadRequest;
