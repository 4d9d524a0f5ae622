/** A key that stands in its object already. */
export interface DuplicateKey {
    readonly offset: number;
    /** JSON pointer of the property. */
    readonly pointer: string;
    readonly key: string;
}
export interface JsonScan {
    /** Where more is nested than is allowed; nothing behind it was looked at. */
    readonly tooDeep: number | undefined;
    /** Of a text that is JSON; of others they say nothing. */
    readonly duplicates: readonly DuplicateKey[];
}
/** Looks over a text for what `JSON.parse` passes over in silence, without a stack that could overflow. */
export declare function scanJson(text: string, deepest: number): JsonScan;
