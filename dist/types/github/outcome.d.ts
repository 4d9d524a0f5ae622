/** A right that a token may lack, as a workflow's `permissions:` name it. */
export type Permission = 'checks: write' | 'pull-requests: write' | 'pull-requests: read';
/** What became of something that was to stand on GitHub. None of it is an exception. */
export type PublishOutcome = {
    readonly kind: 'published';
    readonly url: string;
}
/** There is nothing to say, or something newer stands there. */
 | {
    readonly kind: 'skipped';
    readonly reason: string;
    readonly url?: string;
} | {
    readonly kind: 'refused';
    readonly permission: Permission;
    readonly reason: string;
} | {
    readonly kind: 'failed';
    readonly reason: string;
};
/** Runs work on GitHub and turns every failure of it into an outcome. */
export declare function attempt<T>(permission: Permission, work: () => Promise<T>): Promise<T | Extract<PublishOutcome, {
    kind: 'refused' | 'failed';
}>>;
