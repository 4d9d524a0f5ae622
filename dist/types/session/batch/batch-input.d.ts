import type { BatchInputDigest } from '../../model/generated/bundle.ts';
import type { Host } from '../../model/host.ts';
import { type Shard } from './shard.ts';
/** One line of a batch that is not blank. */
export interface BatchInput {
    /** One-based. */
    readonly line: number;
    /** Which of the lines that are not blank it is, from 1. */
    readonly ordinal: number;
    readonly text: string;
    /** `sha256:` over the line's bytes. */
    readonly request: string;
    /** The whole that the line is of, where that is known. */
    readonly input?: BatchInputDigest;
    /** When it was read, by the host's `monotonicMs`: what was written before that is seen. */
    readonly arrivedMs: number;
}
/** Where the bytes of a batch come from. */
export interface BatchSource {
    /** Whether it can be read more than once, as a file can and a pipe cannot. */
    readonly isRepeatable: boolean;
    read(): AsyncIterable<Uint8Array>;
}
/** The requests of a batch, to be read once. */
export interface BatchRequests {
    /** How many there are; undefined for a stream. */
    readonly total: number | undefined;
    readonly lines: AsyncGenerator<BatchInput, void>;
}
/**
 * The requests of a source, or those of them that are in a shard. A source that can be read twice is, and
 * then each request names the whole that it is of.
 *
 * @throws LanserError E/USAGE for a shard of a stream or of a batch that writes, and what reading throws;
 *   from the lines also E/CONTENT_MODIFIED where the source is another one than at first.
 */
export declare function batchRequests(host: Host, source: BatchSource, shard: Shard | undefined): Promise<BatchRequests>;
