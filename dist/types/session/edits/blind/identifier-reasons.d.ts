import type { Location } from '../../../model/bundle.ts';
import { type ServerView } from '../../../operation/server-view.ts';
import type { Mention } from './mentions.ts';
/**
 * `override`: it leads to a member of the renamed one's hierarchy. `reference`: it leads to what is renamed.
 * `unresolved`: nobody knows where it leads.
 */
export type IdentifierReason = 'override' | 'reference' | 'unresolved';
export interface Destinations {
    readonly isRelated: (place: Location) => boolean;
    readonly isRenamed: (place: Location) => boolean;
}
/** Why identifiers are left, by identifier; those that mean something else have no reason. */
export declare function identifierReasons(view: ServerView, root: string, origin: string, identifiers: readonly Mention[], destinations: Destinations): Promise<ReadonlyMap<Mention, IdentifierReason>>;
