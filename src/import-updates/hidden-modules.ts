import { moduleFileAt } from './module-search.ts';
import { placeOf, type Move } from './move.ts';

/**
 * Returns the modules that cannot be imported after a move, because a module file gets the name of the folder
 * that contains them: `a.py` hides `a/b.py` if `a` has no `__init__.py`. Paths are those before the move.
 */
export function hiddenModules({ before, after, newPath, pathAfter }: Move): readonly string[] {
  const place = placeOf(newPath);
  if (!isHiding(moduleFileAt(after, place), place) || isHiding(moduleFileAt(before, place), place)) return [];
  return [...before.files].filter((file) => pathAfter(file).startsWith(`${place}/`)).toSorted();
}

function isHiding(file: string | undefined, place: string): boolean {
  return file !== undefined && !file.startsWith(`${place}/`);
}
