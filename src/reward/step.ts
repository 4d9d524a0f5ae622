/** The state that one artifact contributes. */
export interface RewardState {
  /** The number of errors and warnings in the scope. */
  readonly diagnostics: number;
  /** Safety readiness in [0, 1]. */
  readonly safety: number;
  /** Confidence of the selector's resolution in [0, 1]. */
  readonly confidence: number;
}

export interface RewardStep {
  readonly before: RewardState;
  readonly after: RewardState;
  /** True if the step ended in a structured tool error. */
  readonly toolError: boolean;
  /** True if the scopes of the two counts differ, so that the counts cannot be compared. */
  readonly scopeChanged: boolean;
}

/** Returns D before minus D after, or 0 if they cannot be compared. */
export function diagnosticsRemoved({ before, after, scopeChanged }: RewardStep): number {
  return scopeChanged ? 0 : before.diagnostics - after.diagnostics;
}

/** Describes the parts of a step in one sentence. */
export function explainStep(step: RewardStep): string {
  const { before, after, toolError, scopeChanged } = step;
  const counts = scopeChanged
    ? 'the scopes differ, so diagnostics are left out'
    : `diagnostics ${before.diagnostics} → ${after.diagnostics}`;
  return `${counts}; safety ${before.safety} → ${after.safety}; confidence ${before.confidence} → ${after.confidence}; tool error ${toolError ? 1 : 0}`;
}

/** Replaces `-0`, which differs from 0 in a bitwise comparison. */
export function withoutNegativeZero(value: number): number {
  return value === 0 ? 0 : value;
}
