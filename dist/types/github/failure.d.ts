/** Why GitHub did not do what it was asked. */
export type Failure = 
/** It did nothing, because it was asked too often. */
{
    readonly kind: 'limited';
    readonly retryAfterMs: number | undefined;
    readonly resetMs: number | undefined;
    readonly text: string;
}
/** Nobody knows whether it did it: no answer, or a failure of its own. */
 | {
    readonly kind: 'unanswered';
    readonly text: string;
}
/** It answered that it does not. */
 | {
    readonly kind: 'rejected';
    readonly status: number;
    readonly text: string;
};
/** What is known of a failed request. Its text is GitHub's, or that of whatever answered in its place. */
export declare function failureOf(error: unknown): Failure;
