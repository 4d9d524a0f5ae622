import type { ImportingFile } from './importing-file.ts';
import { targetsOf } from './module-search.ts';
import { placeOf, type ModuleTree } from './move.ts';

/** The names in each module that other files may use. */
export interface Exports {
  /**
   * Returns true if other files may use `name`, which an import of `module` binds in the file `uri`. If `module` is
   * the submodule `name` of the package `uri`, ignores `from package import name` in other files, because this
   * statement can import the submodule directly.
   */
  has(uri: string, name: string, module: string): boolean;
  /** Records that a file uses the attribute `name` of the module at `place`. */
  addAttribute(place: string, name: string): void;
}

/** Collects the names that files import from modules, and the strings that may be entries of `__all__`. */
export function exportsOf(
  tree: ModuleTree,
  roots: readonly string[],
  files: readonly ImportingFile[],
): Exports {
  const importedNames = new Set<string>();
  const attributes = new Set<string>();
  const addImported = (place: string, name: string): void => void importedNames.add(`${place}\0${name}`);
  for (const file of files) {
    for (const statement of file.imports) {
      if (statement.kind !== 'from') continue;
      const name = { level: statement.level, parts: statement.parts.map((part) => part.name) };
      for (const { place } of targetsOf(tree, roots, file.uri, name)) {
        if (statement.isStar) addImported(place, '*');
        for (const { imported } of statement.names) addImported(place, imported.name);
      }
    }
  }
  const listed = new Set(files.flatMap((file) => listedNames(file)));
  return {
    addAttribute: (place, name) => void attributes.add(`${place}\0${name}`),
    has(uri, name, module) {
      const place = placeOf(uri);
      if (attributes.has(`${place}\0${name}`)) return true;
      if (importedNames.has(`${place}\0*`) || listed.has(`${uri}\0${name}`)) return true;
      const isSubmodule = module === (place === '' ? name : `${place}/${name}`);
      return !isSubmodule && importedNames.has(`${place}\0${name}`);
    },
  };
}

const STRING = /^[rRuUbB]{0,2}(?<quotes>["'])(?<name>[\p{XIDS}_]\p{XIDC}*)\k<quotes>$/u;

/** Returns a key for each string that is a single name; an empty list if the file does not mention `__all__`. */
function listedNames({ uri, text, document }: ImportingFile): readonly string[] {
  if (!text.includes('__all__')) return [];
  return document.tokens().flatMap(({ kind, start, end }) => {
    const name = kind === 'string' ? STRING.exec(text.slice(start, end))?.groups?.['name'] : undefined;
    return name === undefined ? [] : [`${uri}\0${name}`];
  });
}
