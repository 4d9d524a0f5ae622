/** What ends most lines of a text, of equals the one that comes first; undefined where nothing does. */
export declare function dominantLineEnding(text: string): string | undefined;
/** The text with every line break written like this one; as it is where none is given. */
export declare function withLineEnding(text: string, ending: string | undefined): string;
