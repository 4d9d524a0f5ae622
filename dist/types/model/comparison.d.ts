/**
 * `backward`: every document that is valid under the old schema is valid under the new one.
 * `forward`: the reverse. `full`: both.
 */
export type CompatDirection = 'backward' | 'forward' | 'full';
/** Proved, shown by a document, or neither. */
export type CompatVerdict = 'compatible' | 'breaking' | 'undecided';
export interface SchemaDifference {
    /** JSON pointer of the keyword in the new schema, or in the old one where it is gone there. */
    readonly pointer: string;
    readonly direction: 'backward' | 'forward';
    readonly verdict: CompatVerdict;
    /** In words, for a person. */
    readonly reason: string;
    /** Of a break: a document that the one side accepts and the other refuses, as ajv has confirmed. */
    readonly counterExample?: unknown;
}
export interface SchemaComparison {
    readonly conclusion: CompatVerdict;
    readonly differences: readonly SchemaDifference[];
}
