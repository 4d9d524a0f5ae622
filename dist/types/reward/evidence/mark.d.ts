import type { Span } from '../../syntax/definition.ts';
/** A place in a source that can make diagnostics go away without making the code better. */
export interface Mark extends Span {
    readonly kind: 'any' | 'cast' | 'directive' | 'suppression';
    /** What it says, however it is spaced: `type: ignore[arg-type]`. */
    readonly form: string;
    /** The code that it belongs to, however it is spaced: by this it is known again where it moves. */
    readonly code: string;
    /** How many diagnostics it hides, as far as it says that; 0 for what is no comment. */
    readonly hides: number;
    /** Hides whatever there is. */
    readonly isBlanket?: true;
    /** Makes a checker stricter, so that its removal is what counts. */
    readonly isStrict?: true;
}
/** The code of a line, without the comment that begins at `end` and however it is spaced. */
export declare function codeOfLine(text: string, at: number, end: number): string;
export declare function endOfLine(text: string, at: number): number;
