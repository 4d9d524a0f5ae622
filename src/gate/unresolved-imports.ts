import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TreeChange } from '../git/tree-changes.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { readConfiguration } from '../server/pyright/configuration.ts';
import { moduleNames } from '../server/pyright/module-names.ts';
import { moduleRoots } from '../server/pyright/module-roots.ts';
import { readImports } from '../syntax/python/imports.ts';
import { pythonTokens } from '../syntax/python/tokens.ts';
import { decodeSource } from '../text/decode.ts';
import type { Matching } from './delta.ts';

const RULE = 'reportMissingImports';

export interface ImportScope {
  /** Head's tree and the project's folder in it; absolute. */
  readonly tree: string;
  readonly root: string;
  readonly changes: readonly TreeChange[];
}

/**
 * Finds the imports that neither side resolves, in a file that the change touches or that a touched file
 * imports. Names from them have no type, so Pyright reports no error behind them on either side.
 */
export async function unresolvedImports(
  { persisting, changed, moved }: Matching,
  { tree, root, changes }: ImportScope,
): Promise<readonly Diagnostic[]> {
  const missing = [...persisting, ...changed, ...moved]
    .map(({ after }) => after)
    .filter(({ rule }) => rule === RULE);
  if (missing.length === 0) return [];
  const touched = new Set(changes.flatMap(({ headPath }) => headPath ?? []));
  const imported = await importedModules(tree, touched);
  const roots = moduleRoots(root, await readConfiguration(root, tree));
  return missing.filter(({ uri }) => {
    if (touched.has(uri)) return true;
    const file = path.join(tree, uri);
    const names = moduleNames(roots, file);
    return names.some((name) => imported.names.has(name)) || imported.places.has(placeOf(file));
  });
}

interface ImportedModules {
  /** Dotted names, with those of the packages around them. */
  readonly names: ReadonlySet<string>;
  /** Places of relative imports: absolute paths without an ending. */
  readonly places: ReadonlySet<string>;
}

async function importedModules(tree: string, touched: ReadonlySet<string>): Promise<ImportedModules> {
  const names = new Set<string>();
  const places = new Set<string>();
  const addName = (parts: readonly string[]): void => {
    for (let length = 1; length <= parts.length; length += 1) names.add(parts.slice(0, length).join('.'));
  };
  for (const uri of touched) {
    if (!/\.pyi?$/u.test(uri)) continue;
    const file = path.join(tree, uri);
    const bytes = await readFile(file).catch(() => undefined);
    if (bytes === undefined) continue;
    const { text } = decodeSource(bytes);
    for (const statement of readImports(text, pythonTokens(text))) {
      if (statement.kind === 'import') {
        for (const { parts } of statement.modules) addName(parts.map(({ name }) => name));
        continue;
      }
      const module = statement.parts.map(({ name }) => name);
      const members = statement.names.map(({ imported }) => imported.name);
      if (statement.level === 0) {
        addName(module);
        for (const member of members) addName([...module, member]);
        continue;
      }
      const folder = path.join(
        path.dirname(file),
        ...Array.from({ length: statement.level - 1 }, () => '..'),
      );
      const place = path.join(folder, ...module);
      places.add(place);
      for (const member of members) places.add(path.join(place, member));
    }
  }
  return { names, places };
}

/** The path that a relative import of this file ends in. */
function placeOf(file: string): string {
  const stem = file.replace(/\.pyi?$/u, '');
  return path.basename(stem) === '__init__' ? path.dirname(stem) : stem;
}
