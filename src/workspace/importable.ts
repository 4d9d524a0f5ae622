import { isFolder, isThere } from './entry-kind.ts';

/** Matches the names of the archives from which Pyright imports modules. */
export const ARCHIVE: RegExp = /\.(?:zip|egg|jar)$/iu;

/** Returns the paths of existing folders and archives, in the given order, without duplicates. */
export async function importable(places: readonly string[]): Promise<readonly string[]> {
  const unique = [...new Set(places)];
  const kinds = await Promise.all(
    unique.map(async (place) => (ARCHIVE.test(place) ? isThere(place) : isFolder(place))),
  );
  return unique.filter((_, index) => kinds[index] === true);
}
