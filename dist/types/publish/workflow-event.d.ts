import type { RunOrder } from '../github/marker.ts';
import type { RepositoryName } from '../github/client.ts';
type Environment = Readonly<Record<string, string | undefined>>;
/** What is known of the run from outside of any report: the runner's variables and the event. */
export interface WorkflowFacts {
    readonly repository: RepositoryName | undefined;
    readonly workflow: string;
    readonly job: string;
    readonly run: RunOrder;
    readonly runUrl: string | undefined;
    readonly serverUrl: string;
    readonly apiUrl: string;
    /** The commit that GitHub shows checks of: a pull request's head, a push's tip. */
    readonly headSha: string | undefined;
    readonly pullRequest: EventPullRequest | undefined;
    /** The run that this one follows, on a `workflow_run` event. */
    readonly followed: FollowedRun | undefined;
}
/** A pull request as it was when the event happened. */
export interface EventPullRequest {
    readonly number: number;
    readonly labels: readonly string[];
    readonly text: string;
}
/** The run that a `workflow_run` event is about; GitHub fills it in, and nobody in the fork can. */
export interface FollowedRun {
    readonly workflow: string;
    readonly event: string;
    readonly headSha: string;
    readonly headBranch: string;
    readonly headOwner: string;
    readonly run: RunOrder;
    readonly runUrl: string | undefined;
}
/**
 * The payload of the event, from the file that GITHUB_EVENT_PATH names.
 *
 * @throws LanserError E/USAGE
 */
export declare function readEvent(file: string | undefined): Promise<unknown>;
/** @param payload the event's JSON, whatever it holds. */
export declare function workflowFacts(env: Environment, payload: unknown): WorkflowFacts;
/** `owner/name`, or undefined. */
export declare function repositoryName(text: string | undefined): RepositoryName | undefined;
/** A full commit id, or undefined. */
export declare function commitId(value: unknown): string | undefined;
export {};
