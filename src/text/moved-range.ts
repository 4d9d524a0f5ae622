import type { FlatRange } from '../model/range.ts';
import { lineIndex, offsetsAt, rangeAt, type LineIndex } from './line-index.ts';

/** A range of a text and its replacement. */
export interface TextChange {
  readonly range: FlatRange;
  readonly newText: string;
}

/** A mapping of ranges between the texts before and after some changes, in both directions. */
export interface MovedRanges {
  /** The text after the changes. */
  readonly text: string;
  /**
   * Maps a range of the text before the changes to `text`. A start inside a change moves to the start of `newText`,
   * and an end inside a change to the end of `newText`.
   */
  moved(range: FlatRange): FlatRange;
  /** Returns true if a change overlaps the range or is directly beside it. */
  changes(range: FlatRange): boolean;
  /** Maps a range of `text` to the text before the changes. */
  movedBack(range: FlatRange): FlatRange;
}

/** The ranges of one change in both texts, as offsets. */
interface Replaced {
  readonly from: readonly [start: number, end: number];
  readonly to: readonly [start: number, end: number];
}

/** Applies changes, which need not be sorted. Their ranges refer to `before` and must not overlap. */
export function movedRanges(before: LineIndex, changes: readonly TextChange[]): MovedRanges {
  const ordered = changes
    .map(({ range, newText }) => ({ ...offsetsAt(before, range), newText }))
    .toSorted((one, other) => one.start - other.start || one.end - other.end);
  const replaced: Replaced[] = [];
  let text = '';
  let copied = 0;
  for (const { start, end, newText } of ordered) {
    text += before.text.slice(copied, start);
    replaced.push({ from: [start, end], to: [text.length, text.length + newText.length] });
    text += newText;
    copied = end;
  }
  const after = lineIndex(text + before.text.slice(copied));
  const back = replaced.map(({ from, to }) => ({ from: to, to: from }));
  return {
    text: after.text,
    moved: (range) => mapped(range, before, after, replaced),
    changes(range) {
      const { start, end } = offsetsAt(before, range);
      return replaced.some(({ from }) => from[0] <= end && start <= from[1]);
    },
    movedBack: (range) => mapped(range, after, before, back),
  };
}

function mapped(
  range: FlatRange,
  one: LineIndex,
  other: LineIndex,
  replaced: readonly Replaced[],
): FlatRange {
  const offsets = offsetsAt(one, range);
  const start = mappedOffset(offsets.start, 'start', replaced);
  // At an insertion, an empty range would otherwise start after the inserted text and end before it.
  const end = Math.max(start, mappedOffset(offsets.end, 'end', replaced));
  return rangeAt(other, { start, end });
}

function mappedOffset(offset: number, side: 'start' | 'end', replaced: readonly Replaced[]): number {
  let shift = 0;
  for (const { from, to } of replaced) {
    const [start, end] = from;
    // Insertions at either boundary stay outside the range.
    const isBefore = end < offset || (end === offset && (side === 'start' || start < end));
    if (isBefore) shift = to[1] - end;
    else if (start < offset && offset < end) return side === 'start' ? to[0] : to[1];
    else break;
  }
  return offset + shift;
}
