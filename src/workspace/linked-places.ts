import { lstat, readlink } from 'node:fs/promises';
import path from 'node:path';

/** Linux follows at most 40 links in one path. */
const MAX_LINKS = 40;

/**
 * Returns every place that decides where an absolute path leads: each symbolic link on the way, and last the
 * path without links. The folder of each place has its links resolved. An entry that does not exist is taken as
 * it is written.
 */
export async function placesOnTheWay(target: string): Promise<readonly string[]> {
  const places: string[] = [];
  let { root: resolved } = path.parse(target);
  let rest = partsOf(target);
  for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
    const place = path.join(resolved, next);
    const isLink = (await lstat(place).catch(() => undefined))?.isSymbolicLink() === true;
    const link = isLink && places.length < MAX_LINKS ? await readlink(place).catch(() => '') : '';
    if (link === '') {
      resolved = place;
      continue;
    }
    places.push(place);
    if (path.isAbsolute(link)) resolved = path.parse(link).root;
    rest = [...partsOf(link), ...rest];
  }
  return [...places, resolved];
}

function partsOf(place: string): string[] {
  return place.slice(path.parse(place).root.length).split(path.sep).filter(Boolean);
}
