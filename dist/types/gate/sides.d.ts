import { type ObjectStore } from '../git/object-store.ts';
import { type Repository } from '../git/repository.ts';
import { LanserError } from '../model/lanser-error.ts';
import { type SideName } from './both-sides.ts';
import type { GateOptions } from './options.ts';
/** What one side of the gate is, before anything is checked. */
export interface SideSource {
    /** Null for the working tree. */
    readonly commit: string | null;
    readonly tree: string;
}
export interface Sides {
    readonly store: ObjectStore;
    readonly before: SideSource;
    readonly after: SideSource;
    /** The tree of a commit, with all that a partial clone lacks of it. */
    readonly completeTree: (commit: string) => Promise<string>;
}
/** A failure of which it is known which side it leaves unknown. */
export declare class SideError extends LanserError {
    readonly side: SideName;
    constructor(side: SideName, error: LanserError);
}
/**
 * Resolves base and head to trees. Before is the merge base of the two; for a pull request's merge
 * commit whose first parent is given as base, that is the first parent itself.
 *
 * @throws SideError where a side cannot be established.
 */
export declare function resolveSides(repository: Repository, scratch: string, options: GateOptions): Promise<Sides>;
