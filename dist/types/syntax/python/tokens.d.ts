import type { Token } from '../token.ts';
/** Python's tokens; a formatted string is one. */
export declare function pythonTokens(text: string): readonly Token[];
