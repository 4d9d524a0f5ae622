import { splice } from '../../text/splice.ts';
import type { TextEdit } from './text-edits.ts';

/** A function that selects the more important of two annotation keys. */
export type SelectAnnotation = (one: string | undefined, other: string | undefined) => string | undefined;

/** An edit, and the range of its new text in the resulting text. */
interface Written {
  readonly edit: TextEdit;
  readonly start: number;
  readonly end: number;
  /** The distance by which this edit and the earlier ones move the text after them. */
  readonly shift: number;
}

/**
 * Combines two successive lists of edits. The offsets of `second` refer to `between`, the text after `first`. The
 * offsets of the result refer to the text before `first`. Adjacent edits stay separate, and overlapping edits become
 * one.
 */
export function composeEdits(
  first: readonly TextEdit[],
  between: string,
  second: readonly TextEdit[],
  selectAnnotation: SelectAnnotation,
): readonly TextEdit[] {
  const written = writtenSpans(first);
  const composed: TextEdit[] = [];
  let [one, other, shift] = [0, 0, 0];
  for (;;) {
    const earlier = written[one];
    const later = second[other];
    if (later !== undefined && (earlier === undefined || later.end <= earlier.start)) {
      composed.push({ ...later, start: later.start - shift, end: later.end - shift });
      other += 1;
    } else if (earlier !== undefined && (later === undefined || earlier.end <= later.start)) {
      composed.push(earlier.edit);
      shift = earlier.shift;
      one += 1;
    } else if (earlier !== undefined && later !== undefined) {
      const [oneEnd, otherEnd] = overlapping(written, one, second, other);
      const ones = written.slice(one, oneEnd);
      composed.push(joined(ones, second.slice(other, otherEnd), { between, shift, selectAnnotation }));
      shift = ones.at(-1)?.shift ?? shift;
      [one, other] = [oneEnd, otherEnd];
    } else return composed;
  }
}

function writtenSpans(edits: readonly TextEdit[]): readonly Written[] {
  let shift = 0;
  return edits.map((edit) => {
    const start = edit.start + shift;
    const end = start + edit.newText.length;
    shift = end - edit.end;
    return { edit, start, end, shift };
  });
}

/** Finds the edits that overlap, from `written[one]` and `second[other]` on. Returns the first indices after them. */
function overlapping(
  written: readonly Written[],
  one: number,
  second: readonly TextEdit[],
  other: number,
): readonly [number, number] {
  let [oneEnd, otherEnd] = [one + 1, other + 1];
  let end = Math.max(written[one]?.end ?? 0, second[other]?.end ?? 0);
  for (;;) {
    const earlier = written[oneEnd];
    const later = second[otherEnd];
    if (earlier !== undefined && earlier.start < end) {
      end = Math.max(end, earlier.end);
      oneEnd += 1;
    } else if (later !== undefined && later.start < end) {
      end = Math.max(end, later.end);
      otherEnd += 1;
    } else return [oneEnd, otherEnd];
  }
}

function joined(
  ones: readonly Written[],
  others: readonly TextEdit[],
  around: { readonly between: string; readonly shift: number; readonly selectAnnotation: SelectAnnotation },
): TextEdit {
  // Both lists are in order.
  const from = Math.min(ones[0]?.start ?? Infinity, others[0]?.start ?? Infinity);
  const to = Math.max(ones.at(-1)?.end ?? 0, others.at(-1)?.end ?? 0);
  const inside = others.map((edit) => ({ ...edit, start: edit.start - from, end: edit.end - from }));
  const keys = [...ones.map(({ edit }) => edit), ...others].map(({ annotation }) => annotation);
  return {
    start: from - around.shift,
    end: to - (ones.at(-1)?.shift ?? around.shift),
    newText: splice(around.between.slice(from, to), inside),
    annotation: keys.reduce(around.selectAnnotation),
  };
}
