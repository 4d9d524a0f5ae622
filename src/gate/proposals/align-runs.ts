/** The indexes of a unit of `before` and of its counterpart in `after`. */
export type Pair = readonly [before: number, after: number];

/** A unit by numbers: equal units share `same`, and units that differ only in names share `form`. */
export interface Unit {
  readonly same: number;
  readonly form: number;
  /** True if the unit identifies little, as an empty line does. */
  readonly slight: boolean;
}

/** Limits the table of two sequences to 100 MB. */
export const MAX_CELLS = 25_000_000;

const SAME = 6;
const OF_FORM = 4;
const SLIGHT = 1;

/**
 * Pairs units in order, as many as possible. One equal pair outranks one pair of the same form, but two pairs
 * of the same form outrank one equal pair. Otherwise a renamed line would match a line that had the new name
 * before. Returns undefined if there are too many units.
 */
export function alignRuns(before: readonly Unit[], after: readonly Unit[]): readonly Pair[] | undefined {
  const pairs: Pair[] = [];
  let first = 0;
  while (first < Math.min(before.length, after.length) && isSame(before[first], after[first])) {
    pairs.push([first, first]);
    first += 1;
  }
  let [beforeEnd, afterEnd] = [before.length, after.length];
  const last: Pair[] = [];
  while (beforeEnd > first && afterEnd > first && isSame(before[beforeEnd - 1], after[afterEnd - 1])) {
    [beforeEnd, afterEnd] = [beforeEnd - 1, afterEnd - 1];
    last.push([beforeEnd, afterEnd]);
  }
  const between = bestPairs(before.slice(first, beforeEnd), after.slice(first, afterEnd));
  if (between === undefined) return undefined;
  for (const [one, other] of between) pairs.push([one + first, other + first]);
  return [...pairs, ...last.toReversed()];
}

function isSame(one: Unit | undefined, other: Unit | undefined): boolean {
  return one?.same === other?.same;
}

function worth(one: Unit, other: Unit): number {
  if (one.same === other.same) return one.slight ? SLIGHT : SAME;
  return one.form === other.form ? OF_FORM : 0;
}

/** Returns the alignment with the highest total worth, by a table of the best worth of all suffixes. */
function bestPairs(before: readonly Unit[], after: readonly Unit[]): readonly Pair[] | undefined {
  const width = after.length + 1;
  if (before.length === 0 || after.length === 0) return [];
  if ((before.length + 1) * width > MAX_CELLS) return undefined;
  const table = new Int32Array((before.length + 1) * width);
  const at = (row: number, column: number): number => table[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    const one = before[row] as Unit;
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const value = worth(one, after[column] as Unit);
      const paired = value === 0 ? 0 : value + at(row + 1, column + 1);
      table[row * width + column] = Math.max(paired, at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs: Pair[] = [];
  for (let row = 0, column = 0; row < before.length && column < after.length;) {
    const value = worth(before[row] as Unit, after[column] as Unit);
    if (value > 0 && at(row, column) === value + at(row + 1, column + 1)) {
      pairs.push([row, column]);
      [row, column] = [row + 1, column + 1];
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}
