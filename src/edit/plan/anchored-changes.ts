import { longestIncreasing } from '../../text/longest-increasing.ts';
import { changesIn, type LineChange, type LineSpan } from './line-changes.ts';
import { windowedChanges } from './windowed-changes.ts';

/** The maximum depth of divisions, to limit the time for hostile texts. Each level takes O(n log n) for n lines. */
const MAX_DIVISIONS = 8;

type Anchor = readonly [before: number, after: number];

/**
 * Returns the changed lines. If a range of `before` and its partner in `after` differ more than {@link changesIn}
 * accepts, divides both at lines that occur exactly once in each, and in the same order. Without such lines, or at
 * the maximum depth, passes the ranges to {@link windowedChanges}.
 */
export function anchoredChanges(before: readonly string[], after: readonly string[]): readonly LineChange[] {
  const changes = (range: LineChange, divisions: number): readonly LineChange[] =>
    changesIn(before, after, range, (rest) => {
      const anchors = divisions === MAX_DIVISIONS ? [] : anchorsIn(before, after, rest);
      if (anchors.length === 0) return windowedChanges(before, after, rest);
      return gapsIn(rest, anchors).flatMap((gap) => changes(gap, divisions + 1));
    });
  return changes({ before: { start: 0, end: before.length }, after: { start: 0, end: after.length } }, 0);
}

function gapsIn({ before, after }: LineChange, anchors: readonly Anchor[]): readonly LineChange[] {
  let [one, other] = [before.start, after.start];
  const gaps = anchors.map(([anchor, partner]): LineChange => {
    const gap = { before: { start: one, end: anchor }, after: { start: other, end: partner } };
    [one, other] = [anchor + 1, partner + 1];
    return gap;
  });
  return [...gaps, { before: { start: one, end: before.end }, after: { start: other, end: after.end } }];
}

function anchorsIn(
  before: readonly string[],
  after: readonly string[],
  range: LineChange,
): readonly Anchor[] {
  const partners = uniqueLines(after, range.after);
  const pairs: Anchor[] = [];
  for (const [line, place] of uniqueLines(before, range.before)) {
    const partner = partners.get(line);
    if (partner !== undefined) pairs.push([place, partner]);
  }
  return longestIncreasing(pairs.toSorted(([left], [right]) => left - right));
}

function uniqueLines(lines: readonly string[], { start, end }: LineSpan): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  const repeated = new Set<string>();
  for (let index = start; index < end; index += 1) {
    const line = lines[index] ?? '';
    if (places.has(line)) repeated.add(line);
    else places.set(line, index);
  }
  for (const line of repeated) places.delete(line);
  return places;
}
