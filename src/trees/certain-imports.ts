import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PyrightConfiguration } from '../server/pyright/configuration.ts';
import { moduleRoots, stubRoots } from '../server/pyright/module-roots.ts';
import { memoized } from '../text/memoized.ts';
import type { ChangedProject } from './near-change.ts';

/** A project, and the files and folders that its imports can resolve to. Folders are absolute. */
export interface ImportingProject extends ChangedProject {
  /** The project's files, relative to the tree. */
  readonly files: Iterable<string>;
  /** The folders in which Pyright searches for installed packages. */
  readonly importPaths: readonly string[];
  /** The server's stubs of the standard library. */
  readonly standardLibrary: string;
}

/** An imported module. `from` is the folder from which a relative import starts. */
export interface Imported {
  readonly from: string | undefined;
  readonly parts: readonly string[];
}

/**
 * Returns a predicate for imports that certainly resolve. Exactly one root must contain the first part of the name,
 * and this root must have a file for the whole name. A module of the standard library must exist in all versions
 * since Python 3.7.
 */
export async function certainResolver(
  { root, importPaths, standardLibrary }: ImportingProject,
  configuration: PyrightConfiguration,
): Promise<(imported: Imported) => Promise<boolean>> {
  const local = [...new Set([...moduleRoots(root, configuration), ...stubRoots(root, configuration)])];
  const hasOwnTypeshed = configuration.files.some(({ content }) => content?.['typeshedPath'] !== undefined);
  const standard = hasOwnTypeshed ? new Map<string, boolean>() : await standardModules(standardLibrary);
  // Limits the number of prefixes, because a name can have thousands of parts.
  const depth = [...standard.keys()].reduce((most, name) => Math.max(most, name.split('.').length), 0);
  const rootsOf = memoized(async (first: string) => {
    const roots = await having(local, first);
    // Pyright prefers the standard library to installed packages.
    if (roots.length === 0 && standard.has(first)) return [standardLibrary];
    return [...roots, ...(await having(importPaths, first))];
  });
  const isModule = memoized(async (place: string) =>
    (await Promise.all(MODULE_FILES.map(async (suffix) => isFile(place + suffix)))).includes(true),
  );
  return async ({ from, parts }) => {
    const [first] = parts;
    if (first === undefined) return true;
    const roots = from === undefined ? await rootsOf(first) : [from];
    const [only] = roots;
    const prefixes = parts.slice(0, depth).map((_, index) => parts.slice(0, index + 1).join('.'));
    if (only === standardLibrary && prefixes.some((name) => standard.get(name) === false)) return false;
    return only !== undefined && roots.length === 1 && isModule(path.join(only, parts.join('/')));
  };
}

const MODULE_FILES = ['.py', '.pyi', '/__init__.py', '/__init__.pyi'];

async function having(folders: readonly string[], name: string): Promise<readonly string[]> {
  return folders.filter((folder) =>
    ['', '.py', '.pyi'].some((suffix) => existsSync(path.join(folder, name + suffix))),
  );
}

async function isFile(place: string): Promise<boolean> {
  return stat(place).then(
    (info) => info.isFile(),
    () => false,
  );
}

/** Matches a line of typeshed's VERSIONS file: a module, its first Python version, and its last version, if any. */
const LISTED = /^([\w.]+): 3\.(\d+)-([\d.]*)/gmu;
/** Modules that were added after Python 3.7 may be missing in the project's version of Python. */
const MAX_FIRST_VERSION = 7;

/**
 * Returns the listed modules of the standard library. The value is true if all versions since Python 3.7 have
 * the module.
 */
async function standardModules(folder: string): Promise<ReadonlyMap<string, boolean>> {
  const text = await readFile(path.join(folder, 'VERSIONS'), 'utf8').catch(() => '');
  return new Map(
    [...text.matchAll(LISTED)].map(([, name = '', first, last]) => [
      name,
      Number(first) <= MAX_FIRST_VERSION && last === '',
    ]),
  );
}
