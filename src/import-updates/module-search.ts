import path from 'node:path';
import { folderOf, placeOf, type ModuleTree } from './move.ts';

/** A module of the workspace that a name can mean. */
export interface ModuleTarget {
  /** The search root below which the name is found; for a relative name, the folder from which the import starts. */
  readonly root: string;
  /** The path of the module without the file extension; for a package, the path of its folder. */
  readonly place: string;
  /** The module's file; undefined for a namespace package, which is a folder without an `__init__`. */
  readonly file: string | undefined;
}

/** A module's name in an import: `level` dots, then names. */
export interface ModuleName {
  readonly level: number;
  readonly parts: readonly string[];
}

/** Returns the modules that a name can mean, in Pyright's order. Namespace packages follow modules with a file. */
export function targetsOf(
  tree: ModuleTree,
  roots: readonly string[],
  file: string,
  { level, parts }: ModuleName,
): readonly ModuleTarget[] {
  const bases = level > 0 ? [baseOf(file, level)] : searchRoots(roots, file);
  const found = bases.flatMap((root) => (root === undefined ? [] : (targetBelow(tree, root, parts) ?? [])));
  return [
    ...found.filter((target) => target.file !== undefined),
    ...found.filter((target) => target.file === undefined),
  ];
}

/** Returns the roots, then the file's folder and the folders above it, the innermost first. */
export function searchRoots(roots: readonly string[], file: string): readonly string[] {
  const above: string[] = [];
  for (let folder = folderOf(file); ; folder = folderOf(folder)) {
    above.push(folder);
    if (folder === '') break;
  }
  return [...new Set([...roots, ...above])];
}

/** Returns the folder from which a relative import starts; undefined above the workspace. */
function baseOf(file: string, level: number): string | undefined {
  const up = path.posix.normalize(path.posix.join(folderOf(file), '../'.repeat(level - 1)));
  const base = up.replace(/\/$/u, '');
  return base.startsWith('..') ? undefined : base === '.' ? '' : base;
}

function targetBelow(tree: ModuleTree, root: string, parts: readonly string[]): ModuleTarget | undefined {
  const place = [...(root === '' ? [] : [root]), ...parts].join('/');
  const file = moduleFileAt(tree, place);
  if (file === undefined && !tree.folders.has(place)) return undefined;
  return { root, place, file };
}

/** Returns a module's file, if any. For `a`, the order is `a/__init__.py`, `a.py`, `a/__init__.pyi`, `a.pyi`. */
export function moduleFileAt({ files }: ModuleTree, place: string): string | undefined {
  const inFolder = place === '' ? '__init__' : `${place}/__init__`;
  for (const ending of ['.py', '.pyi']) {
    for (const stem of [inFolder, place]) if (files.has(stem + ending)) return stem + ending;
  }
  return undefined;
}

/** Returns true if the target can contain modules. */
export function isPackage({ file, place }: ModuleTarget): boolean {
  return file === undefined || (placeOf(file) === place && /(?:^|\/)__init__\.pyi?$/u.test(file));
}
