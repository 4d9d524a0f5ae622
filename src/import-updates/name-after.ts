import path from 'node:path';
import { isIdentifier, isKeyword } from '../syntax/python/names.ts';
import { moduleFileAt, searchRoots, targetsOf, type ModuleName, type ModuleTarget } from './module-search.ts';
import { folderOf, placeOf, type Move } from './move.ts';

/**
 * The reason why a file cannot import a module after a move:
 *
 * - `ambiguous`: a different module has the same name.
 * - `no-identifier`: a part of the path is a keyword or not an identifier.
 * - `outside-roots`: no search root that the importer may use contains the path.
 */
export type Unnamed = 'ambiguous' | 'no-identifier' | 'outside-roots';

/** The import name of a module after the move, or the reason why it has none. */
export type NameAfter =
  | ({ readonly kind: 'named' } & ModuleName)
  | { readonly kind: 'unnamed'; readonly reason: Unnamed };

/** Returns true if a word can be a part of a module's name in an import statement. */
export function isModuleWord(word: string): boolean {
  return isIdentifier(word) && !isKeyword(word);
}

export function placeAfter({ pathAfter }: Move, { place, file }: Omit<ModuleTarget, 'root'>): string {
  return file === undefined ? pathAfter(place) : placeOf(pathAfter(file));
}

/** Returns true if a name in a file still refers to the same module after the move. */
export function remainsValid(
  move: Move,
  roots: readonly string[],
  file: string,
  name: ModuleName,
  target: ModuleTarget,
): boolean {
  const moved = placeAfter(move, target);
  const found = targetsOf(move.after, roots, move.pathAfter(file), name);
  const root = rootAfter(move, roots, target.root);
  const remainingRoots = rootsAfterMove(roots, move.pathAfter(file), target);
  const isSame = (other: ModuleTarget): boolean =>
    other.place === moved &&
    (other.file === undefined) === (target.file === undefined) &&
    (name.level > 0 || remainingRoots.includes(other.root));
  return found.some((other, index) => isSame(other) && (index === 0 || other.root === root));
}

/**
 * Returns the folders below which the importer may find the target after the move. Returns only `roots` if the target
 * was found below one of them. Otherwise, adds the folder of the importer and the folders above it. Pyright also
 * searches these folders, but Python may not. So only an import that already depends on them may still use them.
 */
function rootsAfterMove(
  roots: readonly string[],
  importer: string,
  { root }: Pick<ModuleTarget, 'root'>,
): readonly string[] {
  return roots.includes(root) ? roots : searchRoots(roots, importer);
}

/** Returns a module's import name in a file after the move, or why it has none. Keeps a name relative if possible. */
export function nameAfter(
  move: Move,
  roots: readonly string[],
  file: string,
  style: ModuleName,
  target: ModuleTarget,
): NameAfter {
  const place = placeAfter(move, target);
  const importer = move.pathAfter(file);
  if (style.level > 0) {
    const relative = relativeName(roots, file, importer, place);
    if (relative !== undefined) return { kind: 'named', ...relative };
  }
  const first = style.level > 0 ? [] : [rootAfter(move, roots, target.root)];
  let reason: Unnamed = 'outside-roots';
  const sourceRoots = innermostFirst(move, roots);
  const home = sourceRoots.find((root) => partsBelow(root, importer) !== undefined) ?? '';
  const others =
    style.level > 0 ? searchRoots(sourceRoots, importer) : rootsAfterMove(roots, importer, target);
  for (const root of new Set([...first, ...others])) {
    // Skips folders above the innermost root that contains the importer, except a folder in `first`. For example,
    // Python may search `src` but not the folder that contains `src`.
    if (partsBelow(root, home) !== undefined && !first.includes(root)) continue;
    const parts = partsBelow(root, place);
    if (parts === undefined) continue;
    if (!parts.every(isModuleWord)) {
      reason = 'no-identifier';
      continue;
    }
    const name: ModuleName = { level: 0, parts };
    // The name must lead to the module: as Pyright's first match, or as a match below `root`.
    const isFound = targetsOf(move.after, roots, importer, name).some(
      (other, index) => other.place === place && (index === 0 || other.root === root),
    );
    if (isFound) return { kind: 'named', ...name };
    if (reason === 'outside-roots') reason = 'ambiguous';
  }
  return { kind: 'unnamed', reason };
}

/** Returns the path of a search root after the move. A root in `roots` keeps its path. Other folders may move. */
function rootAfter(move: Move, roots: readonly string[], root: string): string {
  return roots.includes(root) ? root : move.pathAfter(root);
}

/** Returns the roots, longest first, so that `src` precedes its parent folder. Roots that are packages come last. */
function innermostFirst({ after }: Move, roots: readonly string[]): readonly string[] {
  const isRoot = (root: string): boolean => root === '' || moduleFileAt(after, root) === undefined;
  const inner = roots.filter(isRoot).toSorted((one, other) => other.length - one.length);
  return [...new Set([...inner, ...roots])];
}

function partsBelow(root: string, place: string): readonly string[] | undefined {
  if (root === '') return place === '' ? undefined : place.split('/');
  return place.startsWith(`${root}/`) ? place.slice(root.length + 1).split('/') : undefined;
}

/**
 * Returns the relative name of a module; undefined if a relative import is not possible. If the importer and the
 * module have no common package, the importer must stay in its folder, and the folder must contain the module.
 */
function relativeName(
  roots: readonly string[],
  importerBefore: string,
  importer: string,
  place: string,
): ModuleName | undefined {
  const importerFolder = folderOf(importer);
  const steps = path.posix.relative(importerFolder, place).split('/');
  const up = steps.filter((step) => step === '..').length;
  const parts = steps.filter((step) => step !== '..' && step !== '');
  const folders = importerFolder.split('/');
  const shared = folders.slice(0, folders.length - up).join('/');
  const isTop = shared === '' || roots.some((root) => root === shared || root.startsWith(`${shared}/`));
  const isAsBefore = shared === importerFolder && folderOf(importerBefore) === importerFolder;
  if ((isTop && !isAsBefore) || !parts.every(isModuleWord)) return undefined;
  return { level: up + 1, parts };
}
