import type { Repository } from '../../git/repository.ts';
import type { WorkspacePath } from '../../model/brand.ts';
export interface FilterInput {
    /** The workspace, absolute, with links resolved. */
    readonly root: string;
    /** Every file that the edit touches, by its path before and after; those of moved folders too. */
    readonly paths: readonly WorkspacePath[];
    /** Where there are any, only what one of these means is allowed. */
    readonly allow: readonly string[];
    readonly deny: readonly string[];
    /** Without one, no attributes are known. */
    readonly repository: Repository | undefined;
    readonly signal: AbortSignal;
}
/** A path that the filters do not let through, and what keeps it: the first of these that does. */
export type Denied = {
    readonly path: WorkspacePath;
    readonly source: 'flag' | 'default';
    readonly glob: string;
}
/** Marked by a Git attribute, which stands in place of a glob. */
 | {
    readonly path: WorkspacePath;
    readonly source: 'attribute';
    readonly glob: string;
} | {
    readonly path: WorkspacePath;
    readonly source: 'not-allowed';
    readonly glob: null;
};
/**
 * Holds paths against the globs of the caller, the lock files of package managers, and the attributes of
 * the repository. Whatever denies wins over what allows.
 *
 * @throws LanserError E/USAGE for a text that is no glob, E/INCONCLUSIVE, E/INTERRUPTED.
 */
export declare function checkFilters(input: FilterInput): Promise<readonly Denied[]>;
