import type { Journal } from './journal.ts';
import type { Recorded } from './operation.ts';
import { type Workplace } from './workplace.ts';
/** Where what an operation speaks of stands once all of its followers are undone. */
export interface Sight {
    /** undefined: nowhere. */
    locate(path: string): string | undefined;
    /** The names in a folder that is there. */
    names(folder: string): readonly string[];
}
/** The tree as it is. */
export declare function treeSight({ tree }: Workplace): Sight;
/** The tree as it will be: the last operations of a journal, told in turn, are undone in thought only. */
export interface PastSight extends Sight {
    without(recorded: Recorded): void;
}
export declare function pastSight(journal: Journal, workplace: Workplace): PastSight;
