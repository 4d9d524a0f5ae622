import type { Location } from '../../../model/bundle.ts';
import { type FlatRange } from '../../../model/range.ts';
/** Whether edits change a place; the edits of one file do not overlap. */
export declare function coveredBy(edits: ReadonlyMap<string, readonly FlatRange[]>): (place: Location) => boolean;
