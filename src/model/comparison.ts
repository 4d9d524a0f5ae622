/**
 * The direction of a comparison. `backward`: documents of the old schema stay valid under the new one. `forward`:
 * documents of the new schema are valid under the old one. `full`: both.
 */
export type CompatDirection = 'backward' | 'forward' | 'full';

/**
 * The result of a comparison. `compatible`: proved. `breaking`: with a counterexample, or because the schema was
 * deleted. `undecided`: neither proved nor refuted.
 */
export type CompatVerdict = 'compatible' | 'breaking' | 'undecided';

export interface SchemaDifference {
  /**
   * JSON pointer to the keyword that causes the difference. If the keyword is in a referenced document, the name of
   * that document precedes the pointer. If both schemas have the keyword: for `backward`, the pointer in the new
   * schema; for `forward`, the pointer in the old schema. Empty for the schema as a whole.
   */
  readonly pointer: string;
  readonly direction: 'backward' | 'forward';
  readonly verdict: CompatVerdict;
  /** A description for people. */
  readonly reason: string;
  /** A document that only one schema accepts. Set only if `verdict` is `breaking`. Absent for a deleted schema. */
  readonly counterExample?: unknown;
}

export interface SchemaComparison {
  readonly conclusion: CompatVerdict;
  readonly differences: readonly SchemaDifference[];
}
