import { diffArrays } from 'diff';
import { lineAt } from '../../text/lines.ts';
import type { Splice } from '../../text/splice.ts';

/** A change of lines: the half-open ranges of 0-based lines in the old and in the new text. */
export interface LineChange {
  readonly before: LineSpan;
  readonly after: LineSpan;
}

export interface LineSpan {
  readonly start: number;
  readonly end: number;
}

/** A text and its lines as Git defines them. Each line includes its LF. The last line may lack one. */
export interface GitLines {
  readonly text: string;
  readonly lines: readonly string[];
  /** The offset of each line, in UTF-16 code units. */
  readonly starts: readonly number[];
}

export function gitLines(text: string): GitLines {
  const lines = text.split(/(?<=\n)/u);
  if (text === '') lines.length = 0;
  let offset = 0;
  const starts = lines.map((line) => (offset += line.length) - line.length);
  return { text, lines, starts };
}

/** The maximum number of removed and added lines in a range, to keep the time proportional to the number of lines. */
export const MAX_EDITS = 256;

/**
 * Returns the changed lines. Compares only the lines that the splices (text replacements) touch; without `splices`,
 * compares all lines. A range with more than {@link MAX_EDITS} removed and added lines becomes one change.
 */
export function lineChanges(
  before: GitLines,
  after: GitLines,
  splices: readonly Splice[] | undefined,
): readonly LineChange[] {
  const whole = { start: 0, end: before.lines.length };
  const ranges =
    splices === undefined
      ? [{ before: whole, after: { start: 0, end: after.lines.length } }]
      : splicedLines(before, after, splices);
  return ranges.flatMap((range) => changesIn(before.lines, after.lines, range, (rest) => [rest]));
}

/** Returns the ranges of lines that the splices touch. Splices that touch the same line share a range. */
function splicedLines(before: GitLines, after: GitLines, splices: readonly Splice[]): readonly LineChange[] {
  const ranges: LineChange[] = [];
  let shift = 0;
  for (const { start, end, newText } of splices) {
    const shiftAfter = shift + newText.length - (end - start);
    const last = ranges.at(-1);
    const line = gitLineAt(before, start);
    const isNext = last === undefined || line >= last.before.end;
    if (!isNext) ranges.pop();
    ranges.push({
      before: { start: isNext ? line : last.before.start, end: gitLineAt(before, end) + 1 },
      after: {
        start: isNext ? gitLineAt(after, start + shift) : last.after.start,
        end: gitLineAt(after, end + shiftAfter) + 1,
      },
    });
    shift = shiftAfter;
  }
  return ranges;
}

/** Returns the 0-based line of an offset; the number of lines for the end of a text that is empty or ends with LF. */
function gitLineAt({ text, lines, starts }: GitLines, offset: number): number {
  if (offset === text.length && (text === '' || text.endsWith('\n'))) return lines.length;
  return lineAt(starts, offset);
}

/**
 * Returns the changed lines of a range. If the range has more than {@link MAX_EDITS} removed and added lines, returns
 * the result of `divide`, which gets the range without equal lines at its start and end.
 */
export function changesIn(
  before: readonly string[],
  after: readonly string[],
  range: LineChange,
  divide: (range: LineChange) => readonly LineChange[],
): readonly LineChange[] {
  let [one, other] = [range.before.start, range.after.start];
  let oneEnd = Math.min(range.before.end, before.length);
  let otherEnd = Math.min(range.after.end, after.length);
  while (one < oneEnd && other < otherEnd && before[one] === after[other])
    [one, other] = [one + 1, other + 1];
  while (one < oneEnd && other < otherEnd && before[oneEnd - 1] === after[otherEnd - 1]) {
    [oneEnd, otherEnd] = [oneEnd - 1, otherEnd - 1];
  }
  if (one === oneEnd && other === otherEnd) return [];
  const runs = diffArrays(before.slice(one, oneEnd), after.slice(other, otherEnd), {
    maxEditLength: MAX_EDITS,
  });
  if (runs === undefined) {
    return divide({ before: { start: one, end: oneEnd }, after: { start: other, end: otherEnd } });
  }
  const changes: LineChange[] = [];
  for (const { added, removed, count } of runs) {
    const change = {
      before: { start: one, end: one + (added ? 0 : count) },
      after: { start: other, end: other + (removed ? 0 : count) },
    };
    [one, other] = [change.before.end, change.after.end];
    if (added || removed) appendChange(changes, change);
  }
  return changes;
}

/** Appends a change, joined with the last change if the two are adjacent. */
export function appendChange(changes: LineChange[], { before, after }: LineChange): void {
  const last = changes.at(-1);
  if (last?.before.end !== before.start || last.after.end !== after.start) changes.push({ before, after });
  else {
    changes[changes.length - 1] = {
      before: { start: last.before.start, end: before.end },
      after: { start: last.after.start, end: after.end },
    };
  }
}

export function offsetsOf({ text, starts }: GitLines, { start, end }: LineSpan): LineSpan {
  return { start: starts[start] ?? text.length, end: starts[end] ?? text.length };
}
