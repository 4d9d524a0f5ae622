import type { Hunk, TreeChange } from '../git/tree-changes.ts';
import type { FlatRange } from '../model/range.ts';
import { columnAcrossSpacing } from '../text/columns.ts';

/** The lines of a file on one side; empty where there is no such file. */
export type LinesOf = (uri: string) => readonly string[];

/** The hunk that a line is in: one that only deletes or adds a file, or one with lines of two files. */
export type HunkPlace =
  | { readonly kind: 'one-sided'; readonly id: string }
  | {
      readonly kind: 'replaced';
      readonly id: string;
      readonly basePath: string;
      readonly headPath: string;
      readonly hunk: Hunk;
    };

/** Maps places of base to head. */
export interface PositionMap {
  /** The file's name in head; undefined where head has deleted it. */
  headUri(baseUri: string): string | undefined;
  /** The range in head of text that is the same there but for white space. */
  headRange(baseUri: string, range: FlatRange): FlatRange | undefined;
  /** The line of head that is this line of base; undefined where the diff replaces or deletes it. */
  headLine(baseUri: string, line: number): number | undefined;
  /** The hunk that puts this line of head in place of lines of base; undefined where it is one of base's. */
  headHunk(headUri: string, line: number): HunkPlace | undefined;
  /** The hunk that takes this line of base away; undefined where head has it. */
  baseHunk(baseUri: string, line: number): HunkPlace | undefined;
}

export function positionMap(
  changes: readonly TreeChange[],
  baseLines: LinesOf,
  headLines: LinesOf,
): PositionMap {
  const byBase = new Map<string, TreeChange>();
  const byHead = new Map<string, TreeChange>();
  for (const change of changes) {
    if (change.basePath !== null) byBase.set(change.basePath, change);
    if (change.headPath !== null) byHead.set(change.headPath, change);
  }

  function mapPosition(
    change: TreeChange,
    line: number,
    column: number,
  ): readonly [number, number] | undefined {
    const headLine = mapLine(change.hunks, line);
    if (headLine === undefined || change.basePath === null || change.headPath === null) return undefined;
    const before = baseLines(change.basePath)[line] ?? '';
    const after = headLines(change.headPath)[headLine] ?? '';
    return [headLine, columnAcrossSpacing(before, column, after)];
  }

  /** An end before the first column is the end of the line above, whatever becomes of its own line. */
  function mapEnd(change: TreeChange, range: FlatRange): readonly [number, number] | undefined {
    const above = range[3] === 0 && range[2] > range[0] ? mapLine(change.hunks, range[2] - 1) : undefined;
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
      return change.headPath === null ? undefined : mapLine(change.hunks, line);
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
  const at = hunks.findIndex((each) => {
    const [start, count] = linesOf(each);
    return start <= line && line < start + count;
  });
  const hunk = hunks[at];
  const id = JSON.stringify([basePath, headPath, at]);
  return hunk && { kind: 'replaced', id, basePath, headPath, hunk };
}

/** The line in head of a line of base that no hunk replaces. Hunks are in order, zero-based. */
export function mapLine(hunks: readonly Hunk[], line: number): number | undefined {
  let shift = 0;
  for (const hunk of hunks) {
    if (line < hunk.baseStart) break;
    if (line < hunk.baseStart + hunk.baseCount) return undefined;
    shift += hunk.headCount - hunk.baseCount;
  }
  return line + shift;
}
