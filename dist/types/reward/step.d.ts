/** The state that one artifact contributes. */
export interface RewardState {
    /** Diagnostics (errors and warnings) over the scope. */
    readonly diagnostics: number;
    /** Safety readiness in [0, 1]. */
    readonly safety: number;
    /** Confidence of the selector's resolution in [0, 1]. */
    readonly confidence: number;
}
export interface RewardStep {
    readonly before: RewardState;
    readonly after: RewardState;
    /** Whether the step ended in a structured tool error. */
    readonly toolError: boolean;
    /** The scopes of the two counts differ, so that they cannot be compared. */
    readonly scopeChanged: boolean;
}
/** D before minus D after; 0 where the two cannot be compared. */
export declare function diagnosticsRemoved({ before, after, scopeChanged }: RewardStep): number;
/** One sentence for a person: what the step was made of. */
export declare function explainStep(step: RewardStep): string;
/** `-0` is another number to those who look at bits. */
export declare function withoutNegativeZero(value: number): number;
