import { readdirSync, readFileSync, realpathSync, statSync, type Dirent } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { compareCodeUnits } from '../model/range.ts';
import { recentValues } from '../model/recent-values.ts';
import { ARCHIVE } from '../workspace/site-folder.ts';
import { absoluteImports } from './absolute-imports.ts';

/** The modules that the sources of a folder import by absolute names. */
interface ImportIndex {
  /** The importing files by the imported name, such as `a.b`; one file for each top-level entry of the folder. */
  readonly importers: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** The names of the packages around imported modules, such as `a` for `a.b`, with the imported names. */
  readonly parents: ReadonlyMap<string, readonly string[]>;
}

export interface ProjectModules {
  /** The dotted names of the project's modules that a change can affect. */
  readonly names: Iterable<string>;
  /** True for a top-level name that is a regular package or module of the project, and so hides installed ones. */
  readonly hides: (topLevel: string) => boolean;
}

/**
 * Returns a file of a library that imports one of a project's modules, so that the types of the library depend on the
 * project; undefined if there is none. An archive counts as such a file.
 *
 * @param folders in which the server searches for libraries; absolute.
 */
export async function importingLibrary(
  folders: readonly string[],
  { names, hides }: ProjectModules,
): Promise<string | undefined> {
  const modules = [...names];
  // The index of the folders is expensive.
  if (modules.length === 0) return undefined;
  const topLevel = new Set(modules.map(topLevelOf));
  for (const folder of folders) {
    if (STANDARD_LIBRARY.test(folder)) continue;
    if (ARCHIVE.test(folder)) return folder;
    const { importers, parents } = await indexOf(folder, topLevel);
    for (const module of modules) {
      const parts = module.split('.');
      const around = parts.map((_, index) => parts.slice(0, index + 1).join('.'));
      for (const name of [...around, ...(parents.get(module) ?? [])]) {
        for (const [entry, file] of importers.get(name) ?? []) {
          if (!hides(entry.replace(/(?:-stubs)?(?:\.pyi?)?$/u, ''))) return file;
        }
      }
    }
  }
  return undefined;
}

/** Folders of the standard library, for which Pyright has its own stubs. */
const STANDARD_LIBRARY = /(?:^|[/\\])(?:python3?(?:\.?\d+)?t?(?:\.zip)?|lib-dynload|Lib|DLLs)$/u;

// A warm process compares often, and installed packages rarely change.
const indexes = recentValues<Promise<ImportIndex>>(16);

async function indexOf(folder: string, topLevel: ReadonlySet<string>): Promise<ImportIndex> {
  const info = await stat(folder, { bigint: true }).catch(() => undefined);
  const searched = topLevel.size > MAX_SEARCHED ? undefined : topLevel;
  const key = [folder, info?.ino, info?.mtimeNs, ...(searched ?? [])].join('\0');
  // Only the folders of packages change when packages change.
  const isInstalled = folder.endsWith('-packages');
  const known = isInstalled ? indexes.get(key) : undefined;
  if (known !== undefined) return known;
  const reading = readIndex(folder, searched);
  if (isInstalled) indexes.set(key, reading);
  return reading;
}

/** A search for more names than these takes longer than reading the imports of every file. */
const MAX_SEARCHED = 8;

function topLevelOf(module: string): string {
  return module.split('.')[0] ?? '';
}

/** The number of files that are read before other work has its turn. */
const BATCH = 64;

/** @param searched default: the imports of all names. */
async function readIndex(folder: string, searched?: ReadonlySet<string>): Promise<ImportIndex> {
  const importers = new Map<string, Map<string, string>>();
  const parents = new Map<string, string[]>();
  const add = (name: string, entry: string, file: string): void => {
    const found = importers.get(name);
    if (found !== undefined) {
      if (!found.has(entry)) found.set(entry, file);
      return;
    }
    importers.set(name, new Map([[entry, file]]));
    const parts = name.split('.');
    for (let count = 1; count < parts.length; count += 1) {
      const parent = parts.slice(0, count).join('.');
      const below = parents.get(parent);
      if (below === undefined) parents.set(parent, [name]);
      else below.push(name);
    }
  };
  for (const [index, file] of (await sourcesIn(folder)).entries()) {
    if (index % BATCH === 0) await setImmediate();
    const entry = path.relative(folder, file).split(path.sep)[0] ?? '';
    const content = contentOf(file);
    // Most files mention none of the names.
    if (searched !== undefined && ![...searched].some((name) => content.includes(name))) continue;
    for (const name of absoluteImports(content)) {
      if (searched?.has(topLevelOf(name)) !== false) add(name, entry, file);
    }
  }
  return { importers, parents };
}

/** Reads thousands of small files at a quarter of the cost of asynchronous calls. */
function contentOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}

/** Returns the Python files below a folder, also through links, in a fixed order. */
async function sourcesIn(root: string): Promise<readonly string[]> {
  const files: string[] = [];
  const visited = new Set<string>();
  const waiting = [{ folder: root, real: realOf(root) }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { folder, real } = next;
    if (real === undefined || visited.has(real)) continue;
    visited.add(real);
    if (visited.size % BATCH === 0) await setImmediate();
    for (const entry of entriesOf(folder)) {
      const place = folder + path.sep + entry.name;
      const isLink = entry.isSymbolicLink();
      if (SOURCE.test(entry.name) && (entry.isFile() || (isLink && isFile(place)))) files.push(place);
      else if (isLink) waiting.push({ folder: place, real: realOf(place) });
      else if (entry.isDirectory()) waiting.push({ folder: place, real: real + path.sep + entry.name });
    }
  }
  return files.toSorted(compareCodeUnits);
}

const SOURCE = /\.pyi?$/u;

function realOf(place: string): string | undefined {
  try {
    return realpathSync.native(place);
  } catch {
    return undefined;
  }
}

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function isFile(place: string): boolean {
  return statSync(place, { throwIfNoEntry: false })?.isFile() === true;
}
