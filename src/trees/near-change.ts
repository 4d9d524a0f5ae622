import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PyrightConfiguration } from '../server/pyright/configuration.ts';
import { moduleNames } from '../server/pyright/module-names.ts';
import { moduleRoots } from '../server/pyright/module-roots.ts';
import { readImports } from '../syntax/python/imports.ts';
import { pythonCodeTokens } from '../syntax/python/code-tokens.ts';
import { decodeSource } from '../text/decode.ts';

/** PATH_MAX of Linux. */
const MAX_PATH_LENGTH = 4096;

/** A project in a tree, and the paths that a change touches. */
export interface ChangedProject {
  /** The tree; absolute, as is `root`, the project's folder in it. */
  readonly tree: string;
  readonly root: string;
  /** Relative to the tree. */
  readonly changedFiles: ReadonlySet<string>;
}

/**
 * Returns a predicate for files, relative to the tree: true if the change touches the file, or a touched file
 * imports it.
 */
export async function nearChange(
  { tree, root, changedFiles }: ChangedProject,
  configuration: PyrightConfiguration,
): Promise<(uri: string) => boolean> {
  const imported = await importedModules(tree, changedFiles);
  const roots = moduleRoots(root, configuration);
  return (uri) => {
    if (changedFiles.has(uri)) return true;
    const file = path.join(tree, uri);
    const names = moduleNames(roots, file);
    return names.some((name) => imported.has(name)) || imported.hasPlace(placeOf(file));
  };
}

interface ImportedModules {
  /** Returns true if this dotted name, or a name below it, is imported. */
  has(name: string): boolean;
  /** Returns true if a relative import leads to this absolute path without a file extension. */
  hasPlace(place: string): boolean;
}

/** The modules of a package by their names. */
type Module = Map<string, Module>;

async function importedModules(tree: string, changedFiles: ReadonlySet<string>): Promise<ImportedModules> {
  const modules: Module = new Map();
  /** The targets of relative imports, as names in absolute folders. A set of whole paths would repeat long folders. */
  const places = new Map<string, Set<string>>();
  const namesIn = (folder: string): Set<string> => {
    const names = places.get(folder) ?? new Set();
    places.set(folder, names);
    return names;
  };
  // Stores a name as a path in a tree. A set of all prefixes of a long name would take quadratic space.
  const addName = (parts: readonly string[], from: Module = modules): Module => {
    let at = from;
    for (const part of parts) {
      const inner = at.get(part) ?? new Map();
      at.set(part, inner);
      at = inner;
    }
    return at;
  };
  for (const uri of changedFiles) {
    if (!/\.pyi?$/u.test(uri)) continue;
    const file = path.join(tree, uri);
    const bytes = await readFile(file).catch(() => undefined);
    if (bytes === undefined) continue;
    const { text } = decodeSource(bytes);
    for (const statement of readImports(text, pythonCodeTokens(text))) {
      if (statement.kind === 'import') {
        for (const { parts } of statement.modules) addName(parts.map(({ name }) => name));
        continue;
      }
      const module = statement.parts.map(({ name }) => name);
      const members = statement.names.map(({ imported }) => imported.name);
      if (statement.level === 0) {
        const inner = addName(module);
        for (const member of members) addName([member], inner);
        continue;
      }
      const folder = path.join(path.dirname(file), '../'.repeat(statement.level - 1));
      const place = path.join(folder, module.join('/'));
      // No file has a longer path.
      if (place.length > MAX_PATH_LENGTH) continue;
      namesIn(path.dirname(place)).add(path.basename(place));
      for (const member of members) namesIn(place).add(member);
    }
  }
  const has = (name: string): boolean => {
    let at: Module | undefined = modules;
    for (const part of name.split('.')) at = at?.get(part);
    return at !== undefined;
  };
  const hasPlace = (place: string): boolean =>
    places.get(path.dirname(place))?.has(path.basename(place)) ?? false;
  return { has, hasPlace };
}

/** Returns the path to which a relative import of this file resolves, without a file extension. */
function placeOf(file: string): string {
  const stem = file.replace(/\.pyi?$/u, '');
  return path.basename(stem) === '__init__' ? path.dirname(stem) : stem;
}
