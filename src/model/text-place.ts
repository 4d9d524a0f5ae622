/** A position in a text. Line and column are one-based. Columns count UTF-16 code units. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}
