import { memoized } from '../../text/memoized.ts';
import { weightedAlignment, type AlignedPair } from '../../text/weighted-alignment.ts';
import type { WordLines } from './words.ts';

/** A map from the index of a word in base to the index of its counterpart in head. */
export type Alignment = ReadonlyMap<number, number>;

/** Aligns the words of base and head. `formOf` gives a word and its possible replacements the same form. */
export function alignWords(base: WordLines, head: WordLines, formOf: (word: string) => string): Alignment {
  const numbers = new Map<string, number>();
  const number = memoized(() => numbers.size, numbers);
  const lines = (side: WordLines): readonly Unit[] =>
    side.starts.slice(0, -1).map((start, line) => {
      const words = side.words.slice(start, side.starts[line + 1]).map(({ text }) => text);
      return {
        same: number(words.join('\0')),
        form: number(words.map(formOf).join('\0')),
        isCommon: words.length === 0,
      };
    });
  const words = ({ words: all }: WordLines, { start, end }: UnitRange): readonly Unit[] =>
    all
      .slice(start, end)
      .map(({ text }) => ({ same: number(text), form: number(formOf(text)), isCommon: false }));
  const aligned = new Map<number, number>();
  const [baseLines, headLines] = [lines(base), lines(head)];
  const paired = alignUnits(baseLines, headLines);
  for (const [one, other] of paired) {
    const [from, to] = [base.starts[one] ?? 0, head.starts[other] ?? 0];
    const count = (base.starts[one + 1] ?? 0) - from;
    for (let index = 0; index < count; index += 1) aligned.set(from + index, to + index);
  }
  let cells = 0;
  for (const [one, other] of gapsOf(paired, baseLines.length, headLines.length)) {
    const from = { start: base.starts[one.start] ?? 0, end: base.starts[one.end] ?? 0 };
    const to = { start: head.starts[other.start] ?? 0, end: head.starts[other.end] ?? 0 };
    // A gap is a range of unpaired lines. One limit applies to all gaps together, because a hostile text can have
    // thousands of large gaps. The words of the gap that exceeds the limit, and of all later gaps, stay unaligned.
    cells += (from.end - from.start + 1) * (to.end - to.start + 1);
    if (cells > MAX_CELLS) break;
    for (const [index, place] of alignUnits(words(base, from), words(head, to))) {
      aligned.set(from.start + index, to.start + place);
    }
  }
  return aligned;
}

/** A line or a word. */
interface Unit {
  /** Equal for units with the same words. */
  readonly same: number;
  /** Equal for units with the same words, or with words that differ only by a rename. */
  readonly form: number;
  /** True for lines without words, which are too common to identify a place. */
  readonly isCommon: boolean;
}

/**
 * The maximum number of cells (one byte each) of the table that aligns the lines: lines of base times lines of head,
 * without the equal lines at both ends. The tables for the words of all gaps together have the same limit.
 */
const MAX_CELLS = 25_000_000;

// A change can swap two names (base: `one()`, `two()`; head: `two()`, `one()`). Then two pairs of renamed lines
// (4 + 4) must weigh more than one pair of equal lines (6), which would pair `two()` of head with `two()` of base.
const SAME = 6;
const OF_FORM = 4;
const MIN_WEIGHT = 1;

/** Pairs units in order, with the greatest weight; above {@link MAX_CELLS} cells, only equal units at both ends. */
function alignUnits(before: readonly Unit[], after: readonly Unit[]): readonly AlignedPair[] {
  const isSame = (one: number, other: number): boolean => before[one]?.same === after[other]?.same;
  let first = 0;
  while (first < Math.min(before.length, after.length) && isSame(first, first)) first += 1;
  let [beforeEnd, afterEnd] = [before.length, after.length];
  while (beforeEnd > first && afterEnd > first && isSame(beforeEnd - 1, afterEnd - 1)) {
    [beforeEnd, afterEnd] = [beforeEnd - 1, afterEnd - 1];
  }
  const [rows, columns] = [beforeEnd - first, afterEnd - first];
  const between =
    rows * columns > MAX_CELLS
      ? []
      : weightedAlignment(rows, columns, (row, column) =>
          weightOf(before[first + row] as Unit, after[first + column] as Unit),
        );
  return [
    ...Array.from({ length: first }, (_, index): AlignedPair => [index, index]),
    ...between.map(([row, column]): AlignedPair => [first + row, first + column]),
    ...Array.from({ length: before.length - beforeEnd }, (_, index): AlignedPair => [
      beforeEnd + index,
      afterEnd + index,
    ]),
  ];
}

function weightOf(one: Unit, other: Unit): number {
  if (one.same === other.same) return one.isCommon ? MIN_WEIGHT : SAME;
  return one.form === other.form ? OF_FORM : 0;
}

interface UnitRange {
  readonly start: number;
  readonly end: number;
}

/** Returns the ranges of unpaired units. Omits a range that is empty in base or head. */
function gapsOf(
  pairs: readonly AlignedPair[],
  baseEnd: number,
  headEnd: number,
): readonly (readonly [UnitRange, UnitRange])[] {
  const gaps: (readonly [UnitRange, UnitRange])[] = [];
  let [base, head] = [0, 0];
  for (const [nextBase, nextHead] of [...pairs, [baseEnd, headEnd] as const]) {
    if (nextBase > base && nextHead > head) {
      gaps.push([
        { start: base, end: nextBase },
        { start: head, end: nextHead },
      ]);
    }
    [base, head] = [nextBase + 1, nextHead + 1];
  }
  return gaps;
}
