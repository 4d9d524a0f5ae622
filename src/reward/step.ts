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
export function diagnosticsRemoved({ before, after, scopeChanged }: RewardStep): number {
  return scopeChanged ? 0 : before.diagnostics - after.diagnostics;
}

/** One sentence for a person: what the step was made of. */
export function explainStep(step: RewardStep): string {
  const { before, after, toolError, scopeChanged } = step;
  const counts = scopeChanged
    ? 'the scopes differ, so diagnostics are left out'
    : `diagnostics ${before.diagnostics} → ${after.diagnostics}`;
  return `${counts}; safety ${before.safety} → ${after.safety}; confidence ${before.confidence} → ${after.confidence}; tool error ${toolError ? 1 : 0}`;
}

/** `-0` is another number to those who look at bits. */
export function withoutNegativeZero(value: number): number {
  return value === 0 ? 0 : value;
}
