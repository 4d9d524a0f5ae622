import type { Repository } from '../../git/repository.ts';
import type { JailReason } from './jail-reasons.ts';
/** Folders that Git keeps for itself, as far as it takes Git to know them. Paths are absolute. */
export interface ProtectedPlaces {
    /** Why this path is in one of them, or is one. */
    over(absolute: string): JailReason | undefined;
    /** Why what is in this folder may not be moved or removed. */
    below(absolute: string): JailReason | undefined;
}
/**
 * `root` is absolute, with links resolved. Without a repository only what can be seen on disk is known.
 *
 * @throws LanserError E/INCONCLUSIVE for an index that Git cannot read, E/INTERRUPTED.
 */
export declare function protectedPlaces(root: string, repository: Repository | undefined, signal: AbortSignal): Promise<ProtectedPlaces>;
