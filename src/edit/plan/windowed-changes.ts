import { appendChange, changesIn, MAX_EDITS, type LineChange, type LineSpan } from './line-changes.ts';

/** The maximum number of lines of each text in a window, so that both have at most {@link MAX_EDITS} in total. */
const WINDOW = MAX_EDITS / 2;

/**
 * Compares the lines of `range`, one window of limited length after another. So the time is proportional to the
 * length of the range. The result may have more changed lines than necessary.
 */
export function windowedChanges(
  before: readonly string[],
  after: readonly string[],
  range: LineChange,
): readonly LineChange[] {
  const changes: LineChange[] = [];
  let [one, other] = [range.before.start, range.after.start];
  while (one < range.before.end && other < range.after.end) {
    const window = {
      before: { start: one, end: Math.min(one + WINDOW, range.before.end) },
      after: { start: other, end: Math.min(other + WINDOW, range.after.end) },
    };
    const found = shareLine(before, after, window)
      ? changesIn(before, after, window, (rest) => [rest])
      : [window];
    // Lines near a window's end can match lines after the window. So a change is final if it ends in the first half.
    const middle = one + other + WINDOW;
    const at = found.findIndex((change) => change.before.end + change.after.end > middle);
    const next = found[at];
    for (const change of next === undefined ? found : found.slice(0, at)) appendChange(changes, change);
    if (next === undefined) [one, other] = [window.before.end, window.after.end];
    else if (next.before.start + next.after.start >= one + other + WINDOW / 2) {
      [one, other] = [next.before.start, next.after.start];
    } else {
      // A window at `next` would advance too little. So `next` is final. If `window` cuts it, only its first half is.
      const isCut = next.before.end === window.before.end && next.after.end === window.after.end;
      const final = isCut ? firstHalf(next) : next;
      appendChange(changes, final);
      [one, other] = [final.before.end, final.after.end];
    }
  }
  if (one < range.before.end || other < range.after.end) {
    appendChange(changes, {
      before: { start: one, end: range.before.end },
      after: { start: other, end: range.after.end },
    });
  }
  return changes;
}

/** Returns true if the two ranges of a window have a common line. Without a common line, a diff would be slow. */
function shareLine(
  before: readonly string[],
  after: readonly string[],
  { before: one, after: other }: LineChange,
): boolean {
  const lines = new Set(before.slice(one.start, one.end));
  return after.slice(other.start, other.end).some((line) => lines.has(line));
}

function firstHalf({ before, after }: LineChange): LineChange {
  const half = ({ start, end }: LineSpan): LineSpan => ({ start, end: start + Math.ceil((end - start) / 2) });
  return { before: half(before), after: half(after) };
}
