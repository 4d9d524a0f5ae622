/** A pattern to find, with where its marker stands. */
export interface LocatePattern {
    /** Global; its one group is empty and stands at the marker. */
    readonly expression: RegExp;
    readonly marked: boolean;
    /** What there is to match: nothing, white space alone, or more. */
    readonly content: 'nothing' | 'space' | 'text';
}
/**
 * Compiles a text to find. Names and numbers match whole; between two of them a space needs white
 * space in the source, and everywhere else space is free. The marker is the deepest nesting level of
 * `<|>`, `<<|>>`, … that stands there exactly once; with none, all of them are text.
 */
export declare function compilePattern(find: string): LocatePattern;
