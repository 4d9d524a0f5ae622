/** Characters in a k-gram. */
export declare const GRAM = 7;
/** K-grams in a window, of each of which one is kept. */
export declare const WINDOW = 4;
/** A k-gram that winnowing keeps: its hash, and where it starts in the text. */
export interface Fingerprint {
    readonly hash: number;
    readonly offset: number;
}
/**
 * The winnowed k-grams of a text, white space left out. Two texts that share GRAM + WINDOW - 1 solid
 * characters in a row share a fingerprint. Source: Schleimer, Wilkerson, Aiken, "Winnowing", 2003.
 */
export declare function winnow(text: string): readonly Fingerprint[];
/** Common members over all members, counted as sets; 1 for two empty sets. */
export declare function jaccard<T>(left: Iterable<T>, right: Iterable<T>): number;
