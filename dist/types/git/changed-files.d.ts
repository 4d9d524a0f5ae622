import { type Repository } from './repository.ts';
export type ChangedState = 'unmerged' | 'staged' | 'unstaged';
export interface ChangedFile {
    /** Relative to the work tree's root; as in a JSON string where the name is not UTF-8. */
    readonly path: string;
    readonly state: ChangedState;
}
/** Every tracked file that differs from the index or, in the index, from the last commit. */
export declare function changedFiles(repository: Repository, signal: AbortSignal): Promise<readonly ChangedFile[]>;
