import { type Repository } from './repository.ts';
/** What the index holds, relative to the work tree's root. Names that are not UTF-8 are left out. */
export interface IndexEntries {
    readonly files: ReadonlySet<string>;
    /** Submodules, whether or not anything stands there. */
    readonly submodules: ReadonlySet<string>;
}
/** @throws LanserError E/INCONCLUSIVE for an index that Git cannot read, E/INTERRUPTED. */
export declare function readIndex(repository: Repository, signal: AbortSignal): Promise<IndexEntries>;
