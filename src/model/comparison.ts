/** The direction in which valid documents stay valid: `backward` is from the old schema to the new one. */
export type CompatDirection = 'backward' | 'forward' | 'full';

/** The result: `compatible` is proved, `breaking` has a counterexample or deleted schema, `undecided` has neither. */
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
