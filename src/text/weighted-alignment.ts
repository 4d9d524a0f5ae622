export type AlignedPair = readonly [before: number, after: number];

const TAKE = 1;
const SKIP_BEFORE = 2;

/**
 * Pairs items of two sequences, in order and with positive weights, so that the total weight is as large as possible.
 * Needs `beforeLength * afterLength` bytes of memory.
 */
export function weightedAlignment(
  beforeLength: number,
  afterLength: number,
  weightOf: (before: number, after: number) => number,
): readonly AlignedPair[] {
  const moves = new Uint8Array(beforeLength * afterLength);
  // A row is an item of the first sequence, a column an item of the second. `best[column]` is the largest total
  // weight from this row and this column on; `next[column]`, from the next row and this column on.
  let [best, next] = [new Float64Array(afterLength + 1), new Float64Array(afterLength + 1)];
  for (let row = beforeLength - 1; row >= 0; row -= 1) {
    [best, next] = [next, best];
    for (let column = afterLength - 1; column >= 0; column -= 1) {
      const weight = weightOf(row, column);
      const paired = weight + (next[column + 1] ?? 0);
      const [skipBefore, skipAfter] = [next[column] ?? 0, best[column + 1] ?? 0];
      const skipped = Math.max(skipBefore, skipAfter);
      const isPaired = weight > 0 && paired >= skipped;
      best[column] = isPaired ? paired : skipped;
      moves[row * afterLength + column] = isPaired ? TAKE : skipBefore >= skipAfter ? SKIP_BEFORE : 0;
    }
  }
  const pairs: AlignedPair[] = [];
  for (let row = 0, column = 0; row < beforeLength && column < afterLength;) {
    const move = moves[row * afterLength + column];
    if (move === TAKE) pairs.push([row++, column++]);
    else if (move === SKIP_BEFORE) row += 1;
    else column += 1;
  }
  return pairs;
}
