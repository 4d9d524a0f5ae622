/** Scores equal segments at both ends of two paths, from 0 to 1. Equal file or package names score at least 0.6. */
export function pathSimilarity(one: string, other: string): number {
  const [left, right] = [partsOf(one), partsOf(other)];
  const shortest = Math.min(left.length, right.length);
  let head = 0;
  while (head < shortest && left[head] === right[head]) head += 1;
  let tail = 0;
  while (tail < shortest - head && left.at(-1 - tail) === right.at(-1 - tail)) tail += 1;
  const share = (head + tail) / Math.max(left.length, right.length);
  return left.at(-1) === right.at(-1) ? 0.6 + 0.4 * share : share;
}

/** Returns the folders and the name without its extension. The name of a package is the name of its folder. */
function partsOf(uri: string): readonly string[] {
  return uri.replace(/(?:\/__init__)?\.[^./]*$/u, '').split('/');
}

/** Returns 1 for files in the same folder. Each folder on the way from one file to the other lowers the result. */
export function pathProximity(one: string, other: string): number {
  const [left, right] = [one.split('/').slice(0, -1), other.split('/').slice(0, -1)];
  let common = 0;
  while (common < Math.min(left.length, right.length) && left[common] === right[common]) common += 1;
  return 4 / (4 + left.length + right.length - 2 * common);
}
