/** What one shard of a batch has written. */
export interface BatchPart {
    /** As it stands in messages. */
    readonly name: string;
    readonly chunks: AsyncIterable<Uint8Array>;
}
/**
 * The lines of the whole, in order, from parts in any order. Holds one line of each.
 *
 * @throws LanserError E/INCONCLUSIVE where a line is missing, E/USAGE where one is there twice or was read
 *   from a stream, E/VERSION_SKEW where the parts are of several inputs, E/SCHEMA_INVALID.
 */
export declare function mergeParts(parts: readonly BatchPart[]): AsyncGenerator<string, void>;
