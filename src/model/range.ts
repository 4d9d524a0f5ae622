/** `[startLine, startCharacter, endLine, endCharacter]`, zero-based, end exclusive, UTF-16 code units. */
export type FlatRange = readonly [number, number, number, number];

export function compareCodeUnits(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

export function compareRanges(left: FlatRange, right: FlatRange): number {
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2] || left[3] - right[3];
}

/** Returns the range. Throws a TypeError if it is reversed, or if a number is negative or not a safe integer. */
export function checkedRange(range: FlatRange): FlatRange {
  const [startLine, start, endLine, end] = range;
  const isOrdered = startLine < endLine || (startLine === endLine && start <= end);
  if (isOrdered && range.every((number) => Number.isSafeInteger(number) && number >= 0)) return range;
  throw new TypeError(`not a range: ${range.join(', ')}`);
}
