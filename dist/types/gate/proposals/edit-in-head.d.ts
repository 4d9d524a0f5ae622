import type { Location } from '../../model/bundle.ts';
import type { Plan } from '../../model/plan.ts';
import { type EditedPlace, type Fate } from './fates.ts';
/** A place of the edit, and what head has made of it. */
export interface JudgedPlace {
    readonly place: EditedPlace;
    readonly fate: Fate;
}
/** A file of base that an edit changes, held against what it is in head. */
export interface JudgedFile {
    readonly basePath: string;
    /** Undefined where head has no such file any more. */
    readonly headPath: string | undefined;
    readonly baseText: string;
    readonly headText: string;
    /** In order. */
    readonly places: readonly JudgedPlace[];
    /** Mentions that the edit leaves, such as those in comments, and that head has changed along with it. */
    readonly along: readonly EditedPlace[];
}
/** The texts of both sides, as the files' own encodings read them. */
export interface BothTexts {
    base(path: string): Promise<string | undefined>;
    head(path: string): Promise<string | undefined>;
    /** Where a file of base is in head. */
    headPath(basePath: string): string | undefined;
}
/** A mention that the edit leaves, and what it would be. */
export type Mention = Location & {
    readonly newText: string;
};
/**
 * Holds a plan that was made for base against head: for each place, whether it is done there.
 *
 * @param mentions what whoever edits may well change along.
 */
export declare function editInHead(plan: Plan, texts: BothTexts, mentions?: readonly Mention[]): Promise<readonly JudgedFile[]>;
