import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { importedModules } from './imported-modules.ts';
import { contentOf } from './installed-modules.ts';

export interface ProjectSource {
  /** Absolute. */
  readonly file: string;
  /** Relative to the tree that contains the file. */
  readonly uri: string;
}

/** A function that returns the sources that import these packages (top-level names), directly or indirectly. */
export type LibraryUsers = (packages: ReadonlySet<string>) => ReadonlySet<string>;

/** The number of files that are read before other work can run. */
const BATCH = 32;

/**
 * Reads the imports of the sources. The returned function may also return sources that do not import the packages,
 * because it compares only parts of dotted names.
 */
export async function libraryUsers(sources: readonly ProjectSource[]): Promise<LibraryUsers> {
  const byPackage = new Index();
  const byName = new Index();
  const byWholePackage = new Index();
  for (const [index, { file, uri }] of sources.entries()) {
    if (index % BATCH === 0) await setImmediate();
    for (const { module, names } of importedModules(contentOf(file))) {
      const parts = module.split('.');
      byPackage.add(parts[0] ?? '', uri);
      for (const name of [...parts, ...names]) byName.add(name, uri);
      // A relative import can read the `__init__` files of all packages around the source.
      if (module.startsWith('.')) for (const name of ['', ...foldersOf(uri)]) byName.add(name, uri);
      if (!names.includes('*')) continue;
      const packageParts = module.startsWith('.') ? [...parts, ...foldersOf(uri)] : parts;
      for (const name of packageParts) byWholePackage.add(name, uri);
    }
  }
  return (packages) => {
    const users = new Set([...packages].flatMap((name) => byPackage.of(name)));
    // A set that grows during the iteration also yields the added elements.
    for (const uri of users) {
      const folders = foldersOf(uri);
      const importing = [...byName.of(nameOf(uri)), ...folders.flatMap((name) => byWholePackage.of(name))];
      for (const importer of importing) users.add(importer);
    }
    return users;
  };
}

/** Sets of sources by name. Names are compared in NFKC, as in Python. */
class Index {
  readonly #uris = new Map<string, Set<string>>();

  add(name: string, uri: string): void {
    const key = name.normalize('NFKC');
    this.#uris.set(key, (this.#uris.get(key) ?? new Set()).add(uri));
  }

  of(name: string): readonly string[] {
    return [...(this.#uris.get(name.normalize('NFKC')) ?? [])];
  }
}

/** Returns the last part of the module's name; empty for an `__init__` at the root of the tree. */
function nameOf(uri: string): string {
  const name = path.posix.basename(uri).replace(/\.pyi?$/u, '');
  return name === '__init__' ? (foldersOf(uri).at(-1) ?? '') : name;
}

/** Returns the names of the folders around a source. A folder `a-stubs` has the stubs of the package `a`. */
function foldersOf(uri: string): readonly string[] {
  return uri
    .split('/')
    .slice(0, -1)
    .map((name) => name.replace(/-stubs$/u, ''));
}
