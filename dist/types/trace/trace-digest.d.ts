import type { ContentHash } from '../model/brand.ts';
import type { TraceEvent } from '../model/generated/trace.ts';
/** SHA-256 over events, each in canonical form without `timing` and with a line feed. */
export interface TraceDigest {
    add(event: TraceEvent): void;
    value(): ContentHash;
}
export declare function traceDigest(): TraceDigest;
