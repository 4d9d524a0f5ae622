import type { Location } from '../../model/bundle.ts';
import type { ServerView } from '../../operation/server-view.ts';
import type { MovedRanges } from '../../text/moved-range.ts';
/** Places at which a new name means another thing than the old one did, where they stand before the edit. */
export interface CapturedPlaces {
    /** The name was edited here, and does not mean the renamed thing any more. */
    readonly lost: readonly Location[];
    /** Something else stood here, and now means the renamed thing. */
    readonly gained: readonly Location[];
}
/**
 * Holds the references to all that is renamed against each other, `before` and `after` the edit. What the edit
 * leaves as it is, such as a string, is not lost to another name.
 */
export declare function capturedPlaces(before: readonly Location[], after: readonly Location[], textsMoved: ReadonlyMap<string, MovedRanges>): CapturedPlaces;
/** Those of the places that mean something as they are; a name that meant nothing is not taken from anybody. */
export declare function meaningful(view: ServerView, root: string, places: readonly Location[]): Promise<readonly Location[]>;
/** The references to every one of these places; undefined where the server does not say them. */
export declare function referencesToAll(view: ServerView, root: string, places: readonly Location[]): Promise<readonly Location[] | undefined>;
