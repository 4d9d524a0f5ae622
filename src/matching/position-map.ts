import type { Hunk, TreeChange } from '../git/tree-changes.ts';
import type { FlatRange } from '../model/range.ts';
import { columnsAcrossSpacing } from '../text/columns.ts';
import { partitionPoint } from '../text/partition-point.ts';

/** A function that returns the lines of a file of base or head; an empty array if the file cannot be read. */
export type LinesOf = (uri: string) => readonly string[];

/** A hunk of a file that exists in base and head, or a whole file that was added or deleted. */
export type HunkPlace =
  | { readonly kind: 'one-sided'; readonly id: string }
  | {
      readonly kind: 'replaced';
      readonly id: string;
      readonly basePath: string;
      readonly headPath: string;
      readonly hunk: Hunk;
    };

export interface PositionMap {
  /** Returns the file's path in head; undefined if head deletes the file. */
  headUri(baseUri: string): string | undefined;
  /**
   * Returns the range in head; undefined if the diff replaces or deletes the line of its start or end. Exception
   * for the end: a range of several lines can end at column 0. If the diff then keeps the line above the end, the
   * range in head ends at column 0 below that line. Adjusts the columns of a line where only white space changed.
   */
  headRange(baseUri: string, range: FlatRange): FlatRange | undefined;
  /** Returns the corresponding line in head; undefined if the diff replaces or deletes the line. */
  headLine(baseUri: string, line: number): number | undefined;
  /** Returns the hunk or the added file that contains this line of head; undefined if base has the line. */
  headHunk(headUri: string, line: number): HunkPlace | undefined;
  /** Returns the hunk or the deleted file that contains this line of base; undefined if head has the line. */
  baseHunk(baseUri: string, line: number): HunkPlace | undefined;
}

interface MappedChange extends TreeChange {
  readonly lineOf: (line: number) => number | undefined;
}

/** Returns the mapping for the changes from base to head. In an unchanged file, positions stay the same. */
export function positionMap(
  changes: readonly TreeChange[],
  baseLines: LinesOf,
  headLines: LinesOf,
): PositionMap {
  const byBase = new Map<string, MappedChange>();
  const byHead = new Map<string, MappedChange>();
  for (const change of changes) {
    const mapped = { ...change, lineOf: lineMap(change.hunks) };
    if (change.basePath !== null) byBase.set(change.basePath, mapped);
    if (change.headPath !== null) byHead.set(change.headPath, mapped);
  }
  const columnAcrossSpacing = columnsAcrossSpacing();

  function mapPosition(
    change: MappedChange,
    line: number,
    column: number,
  ): readonly [number, number] | undefined {
    const headLine = change.lineOf(line);
    if (headLine === undefined || change.basePath === null || change.headPath === null) return undefined;
    const before = baseLines(change.basePath)[line] ?? '';
    const after = headLines(change.headPath)[headLine] ?? '';
    return [headLine, columnAcrossSpacing(before, column, after)];
  }

  function mapEnd(change: MappedChange, range: FlatRange): readonly [number, number] | undefined {
    const above = range[3] === 0 && range[2] > range[0] ? change.lineOf(range[2] - 1) : undefined;
    return above === undefined ? mapPosition(change, range[2], range[3]) : [above + 1, 0];
  }

  return {
    headUri(baseUri) {
      const change = byBase.get(baseUri);
      return change === undefined ? baseUri : (change.headPath ?? undefined);
    },
    headRange(baseUri, range) {
      const change = byBase.get(baseUri);
      if (change === undefined) return range;
      if (change.headPath === null) return undefined;
      const start = mapPosition(change, range[0], range[1]);
      const end = mapEnd(change, range);
      return start === undefined || end === undefined ? undefined : [start[0], start[1], end[0], end[1]];
    },
    headLine(baseUri, line) {
      const change = byBase.get(baseUri);
      if (change === undefined) return line;
      return change.headPath === null ? undefined : change.lineOf(line);
    },
    headHunk(headUri, line) {
      const change = byHead.get(headUri);
      return change && hunkAt(change, ({ headStart, headCount }) => [headStart, headCount], line);
    },
    baseHunk(baseUri, line) {
      const change = byBase.get(baseUri);
      return change && hunkAt(change, ({ baseStart, baseCount }) => [baseStart, baseCount], line);
    },
  };
}

function hunkAt(
  change: TreeChange,
  linesOf: (hunk: Hunk) => readonly [start: number, count: number],
  line: number,
): HunkPlace | undefined {
  const { basePath, headPath, hunks } = change;
  if (basePath === null || headPath === null) {
    return { kind: 'one-sided', id: JSON.stringify([basePath, headPath]) };
  }
  const at = partitionPoint(hunks.length, (index) => linesOf(hunks[index] as Hunk)[0] > line) - 1;
  const hunk = hunks[at];
  if (hunk === undefined) return undefined;
  const [start, count] = linesOf(hunk);
  const id = JSON.stringify([basePath, headPath, at]);
  return line < start + count ? { kind: 'replaced', id, basePath, headPath, hunk } : undefined;
}

/**
 * Returns a function that maps a zero-based line of base to head. The function returns undefined for a line that a
 * hunk replaces or deletes. The hunks must be in the order of their lines.
 */
export function lineMap(hunks: readonly Hunk[]): (line: number) => number | undefined {
  let shift = 0;
  const shifts = hunks.map(({ baseCount, headCount }) => (shift += headCount - baseCount));
  return (line) => {
    const at = partitionPoint(hunks.length, (index) => (hunks[index]?.baseStart ?? 0) > line) - 1;
    const hunk = hunks[at];
    if (hunk === undefined) return line;
    return line < hunk.baseStart + hunk.baseCount ? undefined : line + (shifts[at] ?? 0);
  };
}
