import { readFileSync } from 'node:fs';
import path from 'node:path';
import { memoized } from '../text/memoized.ts';
import { entriesOf } from '../workspace/folder-entries.ts';
import { importedModules } from './imported-modules.ts';

/** The modules of a server's library folders. */
export interface InstalledModules {
  /** Returns the files of a module and of its parent packages. */
  filesOf(module: string): readonly ImportingFile[];
  /** Returns the dotted names of imported modules. Includes imported names that may be submodules. */
  importsOf(file: ImportingFile): readonly string[];
}

export interface ImportingFile {
  /** Absolute. */
  readonly file: string;
  /** The dotted name of the package where relative imports start; empty at the top level, undefined in a project. */
  readonly package: string | undefined;
}

const MODULE = /\.pyi?$/u;
const ENDINGS = ['.pyi', '.py'] as const;

/** The files of a module, without those of its parent packages. */
interface FoundModule {
  readonly files: readonly ImportingFile[];
  /** True if the module can have submodules. */
  readonly isFolder: boolean;
}

/** @param folders absolute. */
export function installedModules(folders: readonly string[]): InstalledModules {
  /** The absolute paths of top-level modules and packages, without file extensions, by name; `folders` for no name. */
  const stems = new Map([['', new Set(folders)]]);
  for (const folder of folders) {
    for (const { name } of entriesOf(folder)) {
      const stem = name.replace(MODULE, '');
      const topLevel = stem.replace(/-stubs$/u, '');
      stems.set(topLevel, (stems.get(topLevel) ?? new Set()).add(path.join(folder, stem)));
    }
  }

  /** Returns the names in a folder. Listing a folder once is faster than a system call for each module. */
  const namesIn = memoized((folder: string) => new Set(entriesOf(folder).map(({ name }) => name)));

  function placesOf(module: string): readonly string[] {
    const [topLevel = '', ...rest] = module.split('.');
    return [...(stems.get(topLevel) ?? [])].map((stem) => path.join(stem, rest.join('/')));
  }

  const submodulesOf = memoized((module: string) => {
    const names = placesOf(module).flatMap((place) => [...namesIn(place)]);
    return new Set(names.map((name) => name.replace(MODULE, '')));
  });

  const findModule = memoized((module: string): FoundModule => {
    const around = module.split('.').slice(0, -1).join('.');
    const files: ImportingFile[] = [];
    let isFolder = false;
    for (const place of placesOf(module)) {
      const { dir, base } = path.parse(place);
      const names = namesIn(dir);
      for (const ending of ENDINGS) {
        if (names.has(base + ending)) files.push({ file: place + ending, package: around });
      }
      if (!names.has(base)) continue;
      isFolder = true;
      const inner = namesIn(place);
      for (const ending of ENDINGS) {
        if (inner.has(`__init__${ending}`)) {
          files.push({ file: `${place}/__init__${ending}`, package: module });
        }
      }
    }
    return { files, isFolder };
  });

  /** Stops at a name without a folder, because a source can contain a name with thousands of parts. */
  function filesOf(module: string): readonly ImportingFile[] {
    const files: ImportingFile[] = [];
    for (let end = 0; end < module.length;) {
      const dot = module.indexOf('.', end + 1);
      end = dot === -1 ? module.length : dot;
      const one = findModule(module.slice(0, end));
      files.push(...one.files);
      if (!one.isFolder) break;
    }
    return files;
  }

  function importsOf(file: ImportingFile): readonly string[] {
    const names = new Set<string>();
    // The packages whose `*` import is already resolved. A source can repeat such an import thousands of times.
    const whole = new Set<string>();
    for (const imported of importedModules(contentOf(file.file))) {
      const name = absoluteName(imported.module, file.package);
      if (name === undefined) continue;
      // A relative import does not lead to a module of the project with the same name.
      if (imported.module.startsWith('.') && !stems.has(name.split('.', 1)[0] ?? '')) continue;
      names.add(name);
      if (imported.names.length === 0 || whole.has(name)) continue;
      // Without a package, `*` imports no modules.
      const isWhole = name !== '' && imported.names.includes('*');
      if (isWhole) whole.add(name);
      const known = submodulesOf(name);
      for (const one of isWhole ? known : imported.names)
        if (known.has(one)) names.add(name === '' ? one : `${name}.${one}`);
    }
    return [...names];
  }

  const importsOfLibrary = memoized(importsOf);
  return {
    filesOf,
    // The imports of project files are not cached, because these files change between searches.
    importsOf: (file) => (file.package === undefined ? importsOf(file) : importsOfLibrary(file)),
  };
}

/** Returns the dotted names of a module's parent packages, and the name of the module itself. */
export function packagesOf(module: string): readonly string[] {
  const parts = module.split('.');
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
}

/**
 * Resolves leading dots. One dot is the package `from`, two dots are its parent package, and so on up to the top level,
 * with an empty name. Returns undefined for a relative import of a project file, and above the top level.
 */
function absoluteName(module: string, from: string | undefined): string | undefined {
  const name = module.replace(/^\.+/u, '');
  const dots = module.length - name.length;
  if (dots === 0) return name;
  const parts = from?.split('.').filter(Boolean);
  if (parts === undefined || parts.length < dots - 1) return undefined;
  return [...parts.slice(0, parts.length - dots + 1), ...(name === '' ? [] : [name])].join('.');
}

// Reading thousands of small files synchronously takes a quarter of the time of asynchronous calls.

/** Returns the content of a file; empty if it cannot be read. */
export function contentOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}
