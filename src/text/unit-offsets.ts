import type { Indexing } from '../model/selector.ts';
import { widthOf } from './column-units.ts';
import { partitionPoint } from './partition-point.ts';

/** A converter from lengths in one column unit (such as UTF-8 bytes) to UTF-16 offsets in one text. */
export interface UnitOffsets {
  /**
   * Returns the offset `length` units after `start`, at most `end`. An offset inside a character moves to the
   * character's start. `start` must not be inside a character.
   */
  offsetAfter(start: number, length: number, end: number): number;
}

/** The length of one part of a text, in UTF-16 code units. */
const STEP = 512;

/** Counts the column units of a text once. Afterwards, `offsetAfter` reads at most two parts of the text. */
export function unitOffsets(text: string, unit: Indexing): UnitOffsets {
  // For each part of STEP code units: the offset of the first character that starts in the part, and the number of
  // units before this character.
  const offsets: number[] = [];
  const counts: number[] = [];
  let counted = 0;
  let offset = 0;
  for (const character of text) {
    if (offset >= offsets.length * STEP) {
      offsets.push(offset);
      counts.push(counted);
    }
    counted += widthOf(character, unit);
    offset += character.length;
  }

  function unitsBefore(start: number): number {
    const step = Math.max(0, partitionPoint(offsets.length, (index) => (offsets[index] ?? 0) > start) - 1);
    let units = counts[step] ?? 0;
    for (const character of text.slice(offsets[step] ?? 0, start)) units += widthOf(character, unit);
    return units;
  }

  return {
    offsetAfter(start, length, end) {
      const wanted = unitsBefore(start) + length;
      const step = partitionPoint(counts.length, (index) => (counts[index] ?? 0) > wanted) - 1;
      let at = offsets[step] ?? 0;
      let units = counts[step] ?? 0;
      for (const character of text.slice(at, offsets[step + 1] ?? text.length)) {
        units += widthOf(character, unit);
        if (units > wanted) break;
        at += character.length;
      }
      return Math.min(at, end);
    },
  };
}
