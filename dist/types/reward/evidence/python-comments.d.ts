import type { Token } from '../../syntax/token.ts';
import { type Mark } from './mark.ts';
/** What the comments of a Python text say to checkers. */
export declare function pythonCommentMarks(text: string, tokens: readonly Token[]): readonly Mark[];
