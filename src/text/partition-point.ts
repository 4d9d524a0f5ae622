/** Returns the first index with a true `isBehind`, or `length`. `isBehind` must be true for all later indexes. */
export function partitionPoint(length: number, isBehind: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBehind(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
