import type { Span } from '../../../syntax/definition.ts';
/** What is looked for in texts. */
export interface Mentioned {
    /** The names by which a module can be imported. */
    readonly names: readonly string[];
    /** The path of its file or folder. */
    readonly path: string;
    /** A name that counts where it is all of a string. */
    readonly listed?: string | undefined;
}
/**
 * Where a text names a module or its path, in source order and without overlaps. A name without a dot is a word
 * like others: it counts where it is all of a string, begins one with a dot or a colon behind, or is an entry
 * point.
 */
export declare function mentionsIn(text: string, { names, path, listed }: Mentioned): readonly Span[];
