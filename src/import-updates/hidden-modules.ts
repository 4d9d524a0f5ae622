import { moduleFileAt } from './module-search.ts';
import { placeOf, type Move } from './move.ts';

/**
 * Returns the Python files that the moved file hides. The returned paths are those before the move. `a.py` hides
 * `a/b.py` if the folder `a` has no `__init__.py`.
 */
export function hiddenModules({ before, after, newPath, pathAfter }: Move): readonly string[] {
  const place = placeOf(newPath);
  if (!isHiding(moduleFileAt(after, place), place) || isHiding(moduleFileAt(before, place), place)) return [];
  return [...before.files].filter((file) => pathAfter(file).startsWith(`${place}/`)).toSorted();
}

function isHiding(file: string | undefined, place: string): boolean {
  return file !== undefined && !file.startsWith(`${place}/`);
}
