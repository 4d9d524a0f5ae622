import { partitionPoint } from './partition-point.ts';
import { memoized } from './memoized.ts';

const SPACE = /\s/u;

/** The number of columns between two entries of {@link Counts}. It bounds the cost of a lookup in a long line. */
const STEP = 512;

/** The numbers of non-blank characters before the columns 0, {@link STEP}, 2 × STEP and so on of a line. */
type Counts = readonly number[];

/** Returns a function that maps a column to the same place in a line that differs at most in white space. */
export function columnsAcrossSpacing(): (before: string, column: number, after: string) => number {
  const countsOf = memoized(countNonBlank);
  return (before, column, after) => {
    if (before === after) return column;
    const nonBlank = nonBlankBefore(before, countsOf(before), Math.min(column, before.length));
    const endsWord = column > 0 && !isBlankAt(before, column - 1) && isBlankAt(before, column);
    return columnAfter(after, countsOf(after), nonBlank, endsWord);
  };
}

function countNonBlank(line: string): Counts {
  const counts: number[] = [];
  let nonBlank = 0;
  for (let index = 0; index < line.length; index += 1) {
    if (index % STEP === 0) counts.push(nonBlank);
    if (!isBlankAt(line, index)) nonBlank += 1;
  }
  return counts;
}

function nonBlankBefore(line: string, counts: Counts, column: number): number {
  const step = Math.min(Math.floor(column / STEP), Math.max(0, counts.length - 1));
  let nonBlank = counts[step] ?? 0;
  for (let index = step * STEP; index < column; index += 1) if (!isBlankAt(line, index)) nonBlank += 1;
  return nonBlank;
}

/** Returns the column after `nonBlank` non-blank characters. Unless `endsWord`, also skips the blanks that follow. */
function columnAfter(line: string, counts: Counts, nonBlank: number, endsWord: boolean): number {
  const minimum = endsWord ? nonBlank : nonBlank + 1;
  const step = Math.max(0, partitionPoint(counts.length, (index) => (counts[index] ?? 0) >= minimum) - 1);
  let seen = counts[step] ?? 0;
  for (let index = step * STEP; index < line.length; index += 1) {
    const isBlank = isBlankAt(line, index);
    if (seen === nonBlank && (endsWord || !isBlank)) return index;
    if (!isBlank) seen += 1;
  }
  return line.length;
}

function isBlankAt(line: string, column: number): boolean {
  return column >= line.length || SPACE.test(line.charAt(column));
}
