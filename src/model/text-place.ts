/** A position in a text; line and column are one-based. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}
