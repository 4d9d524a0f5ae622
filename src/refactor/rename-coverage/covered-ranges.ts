import type { Location } from '../../model/bundle.ts';
import { compareRanges, type FlatRange } from '../../model/range.ts';
import { partitionPoint } from '../../text/partition-point.ts';

/** Returns a test for places that edits change; the edits of one file do not overlap. */
export function coveredBy(edits: ReadonlyMap<string, readonly FlatRange[]>): (place: Location) => boolean {
  const sorted = new Map([...edits].map(([uri, ranges]) => [uri, ranges.toSorted(compareRanges)]));
  return ({ uri, range }) => {
    const ranges = sorted.get(uri) ?? [];
    const first = ranges[partitionPoint(ranges.length, (index) => !endsBefore(ranges[index], range))];
    return first !== undefined && !endsBefore(range, first);
  };
}

function endsBefore(left: FlatRange | undefined, right: FlatRange): boolean {
  if (left === undefined) return false;
  return left[2] < right[0] || (left[2] === right[0] && left[3] <= right[1]);
}
