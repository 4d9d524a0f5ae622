/** Returns the first index for which the condition is true, if it is false before and true from there on; else the length. */
export function partitionPoint(length: number, isBehind: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBehind(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
