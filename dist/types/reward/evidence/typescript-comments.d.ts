import type { Token } from '../../syntax/token.ts';
import { type Mark } from './mark.ts';
/** What the comments of a TypeScript text say to its compiler; a comment speaks of the line below it. */
export declare function typeScriptMarks(text: string, tokens: readonly Token[]): readonly Mark[];
