import type { GitHub, RepositoryName } from './client.ts';
import { type PublishOutcome } from './outcome.ts';
/** What a pull request is now, which need not be what it was when the run began. */
export interface PullRequestFacts {
    readonly number: number;
    readonly headSha: string;
    readonly labels: readonly string[];
    /** What its author wrote; empty where nothing. */
    readonly text: string;
}
export type Lookup<T> = {
    readonly kind: 'found';
    readonly value: T;
} | Extract<PublishOutcome, {
    kind: 'refused' | 'failed';
}>;
export declare function readPullRequest({ octokit }: GitHub, { owner, repo }: RepositoryName, number: number): Promise<Lookup<PullRequestFacts>>;
/** The open pull requests of a branch, which may be a fork's, whose head is exactly this commit. */
export declare function pullRequestsWithHead({ octokit }: GitHub, { owner, repo }: RepositoryName, head: {
    readonly owner: string;
    readonly branch: string;
    readonly sha: string;
}): Promise<Lookup<readonly PullRequestFacts[]>>;
