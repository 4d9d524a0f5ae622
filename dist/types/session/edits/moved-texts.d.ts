import type { Location } from '../../model/bundle.ts';
import type { PlannedFile } from '../../model/plan.ts';
import { type MovedRanges } from '../../text/moved-range.ts';
/** Where the places of files stand after a plan's edits, by file. */
export declare function movedTexts(files: readonly PlannedFile[], textOf: (uri: string) => string | undefined): ReadonlyMap<string, MovedRanges>;
export declare function movedPlaces(places: readonly Location[], texts: ReadonlyMap<string, MovedRanges>): readonly Location[];
