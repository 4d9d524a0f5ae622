import type { Place } from './drafts.ts';
import type { Renaming } from './decide-module.ts';
import { targetsOf } from './module-search.ts';
import { placeOf } from './move.ts';
import { STANDARD_LIBRARY } from './standard-library.ts';

/** Records new names that belong to a different module. Returns true if there are any. */
export function noteShadows(
  { move, roots, drafts }: Renaming,
  before: readonly string[],
  after: readonly string[],
): boolean {
  const isNew = (name: string): boolean => !before.includes(name);
  const place = placeOf(move.newPath);
  let found = false;
  for (const name of after.filter(isNew)) {
    if (STANDARD_LIBRARY.has(name)) {
      drafts.problem('shadows-standard-library', name);
      found = true;
    }
    const others = targetsOf(move.before, roots, move.oldPath, { level: 0, parts: name.split('.') });
    const places = others
      .filter((other) => other.file !== undefined && move.pathAfter(other.file) === other.file)
      // A namespace package is left out: the move may add its `__init__`.
      .map((other): Place => ({ uri: other.file ?? place, range: [0, 0, 0, 0] }));
    for (const one of places) drafts.problem('shadows-module', name, one);
    found ||= places.length > 0;
  }
  return found;
}
