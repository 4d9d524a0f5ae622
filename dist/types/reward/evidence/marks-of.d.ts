import type { Mark } from './mark.ts';
/** The marks of a text, in source order; none of a language that is not known. */
export declare function marksOf(uri: string, text: string): Promise<readonly Mark[]>;
