/** A text of at most so many UTF-16 units, with an ellipsis where it was longer; no character is cut in half. */
export declare function clip(text: string, longest: number): string;
/** The first so many UTF-16 units, or one fewer where that would cut a character in half. */
export declare function beginning(text: string, length: number): string;
