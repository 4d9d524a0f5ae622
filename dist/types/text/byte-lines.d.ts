/** A line of a stream of bytes, not looked into. */
export interface ByteLine {
    /** One-based. */
    readonly number: number;
    /** Without the line feed. Undefined where it is longer than a line may be. */
    readonly bytes: Buffer | undefined;
    /** False for what follows the last line feed. */
    readonly isEnded: boolean;
}
/**
 * Cuts a stream into its lines, each as soon as it is read, and holds one of them at a time. What follows
 * the last line feed is a line too, where it is not empty.
 */
export declare function byteLines(chunks: AsyncIterable<Uint8Array>, longest: number): AsyncGenerator<ByteLine>;
