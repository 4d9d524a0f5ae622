import { type SideTexts } from './side-texts.ts';
/** A file under its path before and after. */
export interface MovedFile {
    readonly from: string;
    readonly to: string;
}
/** The files that an edit moves, held against head. */
export interface JudgedMoves {
    /** What is in head where the edit would have it. */
    readonly done: readonly MovedFile[];
    /** What still stands where it stood. */
    readonly missed: readonly MovedFile[];
}
export declare function judgeMoves(moves: readonly {
    readonly oldUri: string;
    readonly newUri: string;
}[], { before, after }: Pick<SideTexts, 'after' | 'before'>): JudgedMoves;
