import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PyrightConfiguration } from '../server/pyright/configuration.ts';
import { moduleNames } from '../server/pyright/module-names.ts';
import { moduleRoots } from '../server/pyright/module-roots.ts';
import { readImports } from '../syntax/python/imports.ts';
import { pythonCodeTokens } from '../syntax/python/code-tokens.ts';
import { decodeSource } from '../text/decode.ts';
import { memoized } from '../text/memoized.ts';

/** A project in a tree, and the paths that a change touches. */
export interface ChangedProject {
  /** The absolute path of the tree. */
  readonly tree: string;
  /** The absolute path of the project's folder in the tree. */
  readonly root: string;
  /** Relative to the tree. */
  readonly changedFiles: ReadonlySet<string>;
}

/** Returns a predicate for paths relative to the tree: true for changed files and the files that these may import. */
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
  /** Returns true if a relative import leads to `place`, an absolute path without its file extension. */
  hasPlace(place: string): boolean;
}

/** A node in a tree of names. A set of complete names would repeat long prefixes. */
interface Name {
  inner?: Map<string, Name>;
  isImported?: boolean;
}

async function importedModules(tree: string, changedFiles: ReadonlySet<string>): Promise<ImportedModules> {
  const modules: Name = {};
  /** The targets of relative imports, by the segments of their absolute paths. */
  const places: Name = {};
  for (const uri of changedFiles) {
    if (!/\.pyi?$/u.test(uri)) continue;
    const file = path.join(tree, uri);
    const bytes = await readFile(file).catch(() => undefined);
    if (bytes === undefined) continue;
    // Cached, because many imports of a file start at the same folder.
    const folderOf = memoized((level: number) => {
      const folder = path.resolve(path.dirname(file), '../'.repeat(level - 1));
      return addName(places, folder.split(path.sep));
    });
    const { text } = decodeSource(bytes);
    for (const statement of readImports(text, pythonCodeTokens(text))) {
      const imports = statement.kind === 'import' ? statement.modules : [statement];
      const start =
        statement.kind === 'import' || statement.level === 0 ? modules : folderOf(statement.level);
      const members = statement.kind === 'import' ? [] : statement.names;
      for (const { parts } of imports) {
        const names = parts.map(({ name }) => name);
        const module = addName(start, names);
        module.isImported = true;
        for (const { imported } of members) addName(module, [imported.name]).isImported = true;
      }
    }
  }
  return {
    has: (name) => findName(modules, name.split('.')) !== undefined,
    hasPlace: (place) => findName(places, place.split(path.sep))?.isImported === true,
  };
}

function addName(from: Name, parts: readonly string[]): Name {
  let at = from;
  for (const part of parts) {
    at.inner ??= new Map();
    const next = at.inner.get(part) ?? {};
    at.inner.set(part, next);
    at = next;
  }
  return at;
}

function findName(from: Name, parts: readonly string[]): Name | undefined {
  let at: Name | undefined = from;
  for (const part of parts) at = at?.inner?.get(part);
  return at;
}

/** Returns the path, without a file extension, by which relative imports find this file. */
function placeOf(file: string): string {
  const stem = file.replace(/\.pyi?$/u, '');
  return path.basename(stem) === '__init__' ? path.dirname(stem) : stem;
}
