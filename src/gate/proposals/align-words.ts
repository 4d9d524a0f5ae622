import { alignRuns, MAX_CELLS, type Pair, type Unit } from './align-runs.ts';
import type { WordLines } from './words.ts';

/** The place in head of each word of base. Lines are aligned first, then the words of lines that differ. */
export type Alignment = ReadonlyMap<number, number>;

/**
 * Finds the words of base again in head.
 *
 * @param formOf maps words that may have become each other to one form.
 */
export function alignWords(base: WordLines, head: WordLines, formOf: (word: string) => string): Alignment {
  const number = numbering();
  const lines = (side: WordLines): readonly Unit[] =>
    side.starts.slice(0, -1).map((start, line) => {
      const words = side.words.slice(start, side.starts[line + 1]).map(({ text }) => text);
      return {
        same: number(words.join('\0')),
        form: number(words.map(formOf).join('\0')),
        slight: words.length === 0,
      };
    });
  const words = ({ words: all }: WordLines, { start, end }: Stretch): readonly Unit[] =>
    all
      .slice(start, end)
      .map(({ text }) => ({ same: number(text), form: number(formOf(text)), slight: false }));
  const aligned = new Map<number, number>();
  const [baseLines, headLines] = [lines(base), lines(head)];
  const paired = alignRuns(baseLines, headLines) ?? [];
  for (const [one, other] of paired) {
    const [from, to] = [base.starts[one] ?? 0, head.starts[other] ?? 0];
    const count = (base.starts[one + 1] ?? 0) - from;
    for (let index = 0; index < count; index += 1) aligned.set(from + index, to + index);
  }
  let cells = 0;
  for (const [one, other] of gapsOf(paired, baseLines.length, headLines.length)) {
    const from = { start: base.starts[one.start] ?? 0, end: base.starts[one.end] ?? 0 };
    const to = { start: head.starts[other.start] ?? 0, end: head.starts[other.end] ?? 0 };
    // All gaps together are limited to one table: a hostile text has thousands of large ones.
    cells += (from.end - from.start + 1) * (to.end - to.start + 1);
    if (cells > MAX_CELLS) break;
    for (const [index, place] of alignRuns(words(base, from), words(head, to)) ?? []) {
      aligned.set(from.start + index, to.start + place);
    }
  }
  return aligned;
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Returns the gaps between pairs in which both sides have units. */
function gapsOf(
  pairs: readonly Pair[],
  baseEnd: number,
  headEnd: number,
): readonly (readonly [Stretch, Stretch])[] {
  const gaps: (readonly [Stretch, Stretch])[] = [];
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

function numbering(): (text: string) => number {
  const numbers = new Map<string, number>();
  return (text) => {
    const known = numbers.get(text) ?? numbers.size;
    numbers.set(text, known);
    return known;
  };
}
