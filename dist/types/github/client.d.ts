import type { getOctokit } from '@actions/github';
import { Patience, type PatienceLimits } from './patience.ts';
export type Octokit = ReturnType<typeof getOctokit>;
/** A repository on GitHub. */
export interface RepositoryName {
    readonly owner: string;
    readonly repo: string;
}
export interface Connection {
    readonly token: string;
    /** For example `https://api.github.com`. */
    readonly apiUrl: string;
    readonly signal: AbortSignal;
    readonly clock: {
        now(): number;
        monotonicMs(): number;
    };
    readonly limits?: Partial<PatienceLimits> | undefined;
}
/** GitHub as one token sees it, with bounded patience. */
export interface GitHub {
    readonly octokit: Octokit;
    readonly patience: Patience;
    /** Whose token it is; undefined for an app's. */
    readonly ownLogin: () => Promise<string | undefined>;
}
/** Connects nothing yet: the first request may fail, this does not. */
export declare function connectGitHub(connection: Connection): Promise<GitHub>;
