/**
 * The direction of a compatibility check. `backward`: every document that is valid under the old schema is
 * valid under the new one. `forward`: the reverse. `full`: both.
 */
export type CompatDirection = 'backward' | 'forward' | 'full';

/**
 * The result of a compatibility check. `compatible` is proved. `breaking` means a counterexample or a deleted
 * schema. `undecided` has neither a proof nor a counterexample.
 */
export type CompatVerdict = 'compatible' | 'breaking' | 'undecided';

export interface SchemaDifference {
  /** JSON pointer to the keyword in the new schema. For a removed keyword, JSON pointer in the old schema. */
  readonly pointer: string;
  readonly direction: 'backward' | 'forward';
  readonly verdict: CompatVerdict;
  /** A description for people. */
  readonly reason: string;
  /** A document that one schema accepts and the other rejects. Set for `breaking`, except for a deleted schema. */
  readonly counterExample?: unknown;
}

export interface SchemaComparison {
  readonly conclusion: CompatVerdict;
  readonly differences: readonly SchemaDifference[];
}
