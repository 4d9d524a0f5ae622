import leven from 'leven';

/** The default maximum edit distance: the number of characters to change, insert or delete. */
const MAX_DISTANCE = 3;

/**
 * Returns up to `count` names similar to a mistyped one, the nearest first. Upper and lower case count as equal. The
 * edit distance is at most `maxDistance`, and at most half the length of the mistyped name.
 */
export function nearestNames(
  mistyped: string,
  names: Iterable<string>,
  count = 3,
  maxDistance: number = MAX_DISTANCE,
): readonly string[] {
  const limit = Math.min(maxDistance, Math.floor(mistyped.length / 2));
  const lower = mistyped.toLowerCase();
  return [...new Set(names)]
    .map((name) => ({ name, distance: leven(lower, name.toLowerCase(), { maxDistance: limit + 1 }) }))
    .filter(({ distance }) => distance <= limit)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map(({ name }) => name);
}

/** Returns the sentence to append to a message about an unknown name; empty if no name is similar. */
export function didYouMean(mistyped: string, names: Iterable<string>): string {
  const nearest = nearestNames(mistyped, names);
  return nearest.length === 0 ? '' : ` Did you mean ${nearest.join(', ')}?`;
}
