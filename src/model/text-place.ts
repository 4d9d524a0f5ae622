/** Where something stands in a text; both count from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}
