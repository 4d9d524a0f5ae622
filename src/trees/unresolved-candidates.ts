import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readConfiguration, type PyrightConfiguration } from '../server/pyright/configuration.ts';
import { moduleRoots, stubRoots } from '../server/pyright/module-roots.ts';
import { pythonCodeTokens } from '../syntax/python/code-tokens.ts';
import { readImports, type ImportStatement, type Name } from '../syntax/python/imports.ts';
import { decodeSource } from '../text/decode.ts';
import { memoized } from '../text/memoized.ts';
import { isFile } from '../workspace/entry-kind.ts';
import { nearChange, type ChangedProject } from './near-change.ts';

/** A project, and the places in which Pyright searches for its imports. */
interface ImportingProject extends ChangedProject {
  /** The files of the tree, and the links in it; relative to the tree. */
  readonly files: readonly string[];
  /** The import paths of the Python environment; absolute. */
  readonly importPaths: readonly string[];
  /** The folder of Pyright's stubs for the standard library; absolute. */
  readonly standardLibrary: string;
}

/** Returns files that may have an unresolved import, among the changed files and the files that they import. */
export async function unresolvedCandidates(project: ImportingProject): Promise<readonly string[]> {
  const { tree, root, files } = project;
  const configuration = await readConfiguration(root, tree);
  const isNear = await nearChange(project, configuration);
  const near = files.filter((uri) => /\.pyi?$/u.test(uri) && isNear(uri));
  if (near.length === 0) return [];
  const resolves = await certainResolver(project, configuration);
  const found: string[] = [];
  for (const uri of near) {
    const file = path.join(tree, uri);
    const { text } = decodeSource(await readFile(file));
    const imported = readImports(text, pythonCodeTokens(text)).flatMap((one) => modulesOf(one, file));
    const all = await Promise.all(imported.map(resolves));
    if (!all.every(Boolean)) found.push(uri);
  }
  return found;
}

function modulesOf(statement: ImportStatement, file: string): readonly Imported[] {
  const namesOf = (parts: readonly Name[]): readonly string[] => parts.map(({ name }) => name);
  if (statement.kind === 'import') {
    return statement.modules.map(({ parts }) => ({ from: undefined, parts: namesOf(parts) }));
  }
  const { level, parts } = statement;
  const from = level === 0 ? undefined : path.join(path.dirname(file), '../'.repeat(level - 1));
  return [{ from, parts: namesOf(parts) }];
}

/** An imported module. `from` is the start folder of a relative import; undefined for an absolute import. */
interface Imported {
  readonly from: string | undefined;
  readonly parts: readonly string[];
}

/**
 * Returns a predicate for imports that certainly resolve: exactly one root has the first part of the name, and this
 * root has a file for the whole name. If the project has the first part, the standard library does not count, and if
 * the standard library has it, installed packages do not count. For a relative import, only its start folder counts.
 * A standard module must exist in all versions of Python since 3.7.
 */
async function certainResolver(
  { root, importPaths, standardLibrary }: ImportingProject,
  configuration: PyrightConfiguration,
): Promise<(imported: Imported) => Promise<boolean>> {
  const local = [...new Set([...moduleRoots(root, configuration), ...stubRoots(root, configuration)])];
  const hasOwnTypeshed = configuration.files.some(({ content }) => content?.['typeshedPath'] !== undefined);
  const standard = hasOwnTypeshed ? new Map<string, boolean>() : await standardModules(standardLibrary);
  // Limits the number of prefixes, because a name can have thousands of parts.
  const depth = [...standard.keys()].reduce((most, name) => Math.max(most, name.split('.').length), 0);
  const rootsOf = memoized((first: string): readonly string[] => {
    const roots = having(local, first);
    // Pyright prefers the standard library to installed packages.
    if (roots.length === 0 && standard.has(first)) return [standardLibrary];
    return [...roots, ...having(importPaths, first)];
  });
  const isModule = memoized(async (place: string) =>
    (await Promise.all(MODULE_FILES.map(async (suffix) => isFile(place + suffix)))).includes(true),
  );
  return async ({ from, parts }) => {
    const [first] = parts;
    if (first === undefined) return true;
    const roots = from === undefined ? rootsOf(first) : [from];
    const [only] = roots;
    const prefixes = parts.slice(0, depth).map((_, index) => parts.slice(0, index + 1).join('.'));
    if (only === standardLibrary && prefixes.some((name) => standard.get(name) === false)) return false;
    return only !== undefined && roots.length === 1 && isModule(path.join(only, parts.join('/')));
  };
}

const MODULE_FILES = ['.py', '.pyi', '/__init__.py', '/__init__.pyi'];

function having(folders: readonly string[], name: string): readonly string[] {
  return folders.filter((folder) =>
    ['', '.py', '.pyi'].some((suffix) => existsSync(path.join(folder, name + suffix))),
  );
}

/** Matches a line of typeshed's VERSIONS file: a module, its first Python version, and its last version, if any. */
const LISTED = /^([\w.]+): 3\.(\d+)-([\d.]*)/gmu;
/** Modules that were added after Python 3.7 may be missing in the project's version of Python. */
const MAX_FIRST_VERSION = 7;

/** Returns the modules that typeshed's VERSIONS lists; true for those that all versions since Python 3.7 have. */
async function standardModules(folder: string): Promise<ReadonlyMap<string, boolean>> {
  const text = await readFile(path.join(folder, 'VERSIONS'), 'utf8').catch(() => '');
  return new Map(
    [...text.matchAll(LISTED)].map(([, name = '', first, last]) => [
      name,
      Number(first) <= MAX_FIRST_VERSION && last === '',
    ]),
  );
}
