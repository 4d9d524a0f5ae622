/** Returns the first index for which `isBehind` is true, or `length`. It must then be true for all later indexes. */
export function partitionPoint(length: number, isBehind: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBehind(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
