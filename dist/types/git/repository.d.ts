import { type Git } from './git.ts';
/** The user's repository. Nothing here writes to it. */
export interface Repository {
    readonly git: Git;
    /** The work tree's root, absolute, links resolved. */
    readonly root: string;
    readonly gitDirectory: string;
    /** Where objects, refs and `shallow` are; differs from `gitDirectory` in a linked work tree. */
    readonly commonDirectory: string;
    readonly objectFormat: 'sha1' | 'sha256';
}
/**
 * Opens the repository whose work tree holds `directory`.
 *
 * @throws LanserError E/USAGE where there is none, or Git refuses to read it.
 */
export declare function openRepository(git: Git, directory: string): Promise<Repository>;
/** Arguments that address the user's repository without any discovery. */
export declare function repositoryArguments(repository: Repository): readonly string[];
/** Whether the clone cuts off history. */
export declare function isShallow(repository: Repository): Promise<boolean>;
/** Whether a tracked file is changed, staged or not. */
export declare function isDirty(repository: Repository, signal: AbortSignal): Promise<boolean>;
/**
 * `git status --porcelain -z` without submodules and without the filters of the user's configuration:
 * they are programs, and it is the checkout that says over which of its files they run.
 */
export declare function readStatus(repository: Repository, options: readonly string[], signal: AbortSignal): Promise<Buffer>;
