/** `[startLine, startCharacter, endLine, endCharacter]`, zero-based, end exclusive, UTF-16 units. */
export type FlatRange = readonly [number, number, number, number];

export function compareCodeUnits(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

export function compareRanges(left: FlatRange, right: FlatRange): number {
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2] || left[3] - right[3];
}
