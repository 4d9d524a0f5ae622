import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TreeChange } from '../git/tree-changes.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { readConfiguration } from '../server/pyright/configuration.ts';
import { moduleNames } from '../server/pyright/module-names.ts';
import { moduleRoots } from '../server/pyright/module-roots.ts';
import { readImports } from '../syntax/python/imports.ts';
import { pythonCodeTokens } from '../syntax/python/code-tokens.ts';
import { decodeSource } from '../text/decode.ts';
import type { Matching } from './delta.ts';

const RULE = 'reportMissingImports';

/** PATH_MAX of Linux. */
const MAX_PATH_LENGTH = 4096;

export interface ImportScope {
  /** Head's tree; absolute, as is `root`, the project's folder in it. */
  readonly tree: string;
  readonly root: string;
  readonly changes: readonly TreeChange[];
}

/**
 * Lists the imports that neither side resolves, in a file that the change touches or that a touched file
 * imports. Names from them have no type, so Pyright reports no errors for their uses on either side.
 */
export async function unresolvedImports(
  { persisting, changed, moved }: Matching,
  { tree, root, changes }: ImportScope,
): Promise<readonly Diagnostic[]> {
  const missing = [...persisting, ...changed, ...moved]
    .map(({ after }) => after)
    .filter(({ rule }) => rule === RULE);
  if (missing.length === 0) return [];
  const changedFiles = new Set(changes.flatMap(({ headPath }) => headPath ?? []));
  const imported = await importedModules(tree, changedFiles);
  const roots = moduleRoots(root, await readConfiguration(root, tree));
  return missing.filter(({ uri }) => {
    if (changedFiles.has(uri)) return true;
    const file = path.join(tree, uri);
    const names = moduleNames(roots, file);
    return names.some((name) => imported.has(name)) || imported.places.has(placeOf(file));
  });
}

interface ImportedModules {
  /** Returns true if this dotted name, or one below it, is imported. */
  has(name: string): boolean;
  /** Targets of relative imports: absolute paths without an extension. */
  readonly places: ReadonlySet<string>;
}

/** The modules of a package by their names. */
type Module = Map<string, Module>;

async function importedModules(tree: string, touched: ReadonlySet<string>): Promise<ImportedModules> {
  const modules: Module = new Map();
  const places = new Set<string>();
  // A tree of name parts: the prefixes of a long name would take quadratic space.
  const addName = (parts: readonly string[], from: Module = modules): Module => {
    let at = from;
    for (const part of parts) {
      const inner = at.get(part) ?? new Map();
      at.set(part, inner);
      at = inner;
    }
    return at;
  };
  for (const uri of touched) {
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
      // No file has a longer path. Without this limit, each member would repeat the long path.
      if (place.length > MAX_PATH_LENGTH) continue;
      places.add(place);
      for (const member of members) places.add(path.join(place, member));
    }
  }
  const has = (name: string): boolean => {
    let at: Module | undefined = modules;
    for (const part of name.split('.')) at = at?.get(part);
    return at !== undefined;
  };
  return { has, places };
}

/** Returns the path without an extension that a relative import of this file resolves to. */
function placeOf(file: string): string {
  const stem = file.replace(/\.pyi?$/u, '');
  return path.basename(stem) === '__init__' ? path.dirname(stem) : stem;
}
