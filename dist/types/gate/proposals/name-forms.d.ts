import type { EditedPlace } from './fates.ts';
/** One form for the words that an edit makes of each other, so that a renamed line is found again. */
export declare function nameForms(places: Iterable<EditedPlace>): (word: string) => string;
