import { LanserError } from '../../model/lanser-error.ts';
import type { SelectorKind } from '../../model/selector.ts';
import type { Location } from '../../relocate/candidate.ts';
/** What a location without an accepted place is to the one who asked. */
export declare function locateError(location: Exclude<Location, {
    readonly kind: 'accepted';
}>, kind: SelectorKind): LanserError;
