import { type ChangedState } from '../../git/changed-files.ts';
import type { Repository } from '../../git/repository.ts';
import type { WorkspacePath } from '../../model/brand.ts';
export interface CleanInput {
    /** The workspace, absolute, with links resolved. */
    readonly root: string;
    /** Undefined outside of one, or where Git is not installed. */
    readonly repository: Repository | undefined;
    /** Where the edit writes: files that are changed, and new paths. */
    readonly targets: readonly WorkspacePath[];
    readonly signal: AbortSignal;
}
/** Work that no commit holds, so that Git could not bring it back. */
export interface DirtyEntry {
    /** Relative to the workspace; with `..` for a file of the checkout that is beside it. */
    readonly path: string;
    /** `untracked`: the edit writes there; also a file that is ignored. */
    readonly state: ChangedState | 'untracked';
}
/**
 * What is not committed: every tracked file of the checkout that is changed, staged or not, and the
 * untracked files where the edit writes, by path. Null where there is no repository to be clean. Nothing
 * is written and no program of the repository runs; changes inside of submodules are not looked at.
 *
 * @throws LanserError E/INCONCLUSIVE, E/INTERRUPTED.
 */
export declare function checkClean(input: CleanInput): Promise<readonly DirtyEntry[] | null>;
