import type { Bundle } from '../../model/bundle.ts';
import type { BatchInputDigest } from '../../model/generated/bundle.ts';
export declare function isStable({ environment, meta }: Bundle): boolean;
/** The line by which a bundle stands in a file of bundles. */
export declare function bundleLine(bundle: Bundle): string;
/** A line that was read back: a bundle whose id is the hash of what it covers, and what it answers. */
export interface AnsweredLine {
    /** Without its line feed. */
    readonly text: string;
    readonly bundle: Bundle;
    readonly line: number;
    readonly ordinal: number;
    readonly request: string;
    readonly input: BatchInputDigest | undefined;
}
/** What is between the last line feed and the end, where a process was killed while it wrote. */
export interface TornLine {
    readonly kind: 'torn';
}
/**
 * The lines of what a batch has written, one at a time.
 *
 * @param name as it stands in messages.
 * @throws LanserError E/SCHEMA_INVALID for a line that no batch has written so.
 */
export declare function answeredLines(name: string, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<AnsweredLine | TornLine, void>;
