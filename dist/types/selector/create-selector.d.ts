import type { SelectorKind } from '../model/selector.ts';
import type { Created, NamedPlace } from './created.ts';
/**
 * A selector of a kind for a place. Whether it leads back is for the caller to see: that takes the
 * workspace.
 */
export declare function createSelector(named: NamedPlace, kind: SelectorKind): Created;
