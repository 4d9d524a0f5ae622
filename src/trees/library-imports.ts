import { stat } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { recentValues } from '../model/recent-values.ts';
import { memoized } from '../text/memoized.ts';
import { ARCHIVE } from '../workspace/importable.ts';
import { isPackagesFolder } from '../workspace/site-folder.ts';
import { installedModules, packagesOf, type InstalledModules } from './installed-modules.ts';

/** A project's sources, and the installed packages that the project hides. */
export interface ProjectSources {
  /** Absolute paths. */
  readonly sources: readonly string[];
  /** Returns true if a regular package or module of the project hides installed modules of this name. */
  readonly hides: (topLevel: string) => boolean;
}

export interface LibraryImports {
  /** An archive, such as a zip file, among the `folders` of {@link libraryImports}. If set, `files` is empty. */
  readonly archive: string | undefined;
  readonly files: readonly FollowedFile[];
}

/**
 * Follows the imports of a project through its libraries.
 *
 * @param folders the folders and archives in which the server searches for libraries; absolute.
 * @param signal ends the search early. The result is then incomplete.
 */
export async function libraryImports(
  folders: readonly string[],
  project: ProjectSources,
  signal?: AbortSignal,
): Promise<LibraryImports> {
  const searched = folders.filter((folder) => !STANDARD_LIBRARY.test(folder));
  const archive = searched.find((folder) => ARCHIVE.test(folder));
  const files: FollowedFile[] = [];
  if (archive !== undefined) return { archive, files };
  for await (const file of followedFiles(searched, project)) {
    if (signal?.aborted === true) break;
    files.push(file);
  }
  return { archive, files };
}

/**
 * Returns the top-level names of the libraries whose types can depend on an affected module, directly or through
 * other libraries.
 *
 * @param affected the dotted names of the modules that a change affects.
 * @param linked the top-level names of libraries that are links to affected files. The result contains them.
 */
export function importingLibraries(
  files: readonly FollowedFile[],
  affected: readonly string[],
  linked: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  if (affected.length === 0 && linked.size === 0) return new Set();
  const isAffected = affectedTest(affected);
  const direct = files.filter(({ imports }) => imports.some(isAffected));
  const found = new Set([...linked, ...direct.flatMap(({ topLevels }) => [...topLevels])]);
  if (found.size === 0) return found;
  const importers = new Map<string, Set<string>>();
  for (const { topLevels, imports } of files) {
    for (const imported of new Set(imports.map(topLevelOf))) {
      const names = importers.get(imported) ?? new Set();
      importers.set(imported, names);
      for (const name of topLevels) names.add(name);
    }
  }
  // A set that grows during the iteration also yields the added elements.
  for (const name of found) for (const importer of importers.get(name) ?? []) found.add(importer);
  return found;
}

/** A file of a library. */
export interface FollowedFile {
  readonly file: string;
  /** The top-level names under which code can import this file. */
  readonly topLevels: ReadonlySet<string>;
  /** The dotted names of the modules that the file imports. */
  readonly imports: readonly string[];
}

function topLevelOf(module: string): string {
  return module.split('.', 1)[0] ?? '';
}

/** Yields the library files that the project imports, directly or through other library files. */
export async function* followedFiles(
  folders: readonly string[],
  { sources, hides }: ProjectSources,
): AsyncGenerator<FollowedFile> {
  const libraries = await librariesIn(folders);
  const visited = new Set<string>();
  const topLevels = new Map<string, Set<string>>();
  const isHidden = memoized(hides);
  const waiting: string[] = [];
  for (const [index, file] of sources.entries()) {
    if (index % BATCH === 0) await setImmediate();
    // Does not pass all modules to one `push`, because the number of arguments of a call is limited.
    for (const module of libraries.importsOf({ file, package: undefined })) waiting.push(module);
  }
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (visited.has(module)) continue;
    visited.add(module);
    const topLevel = topLevelOf(module);
    if (isHidden(topLevel)) continue;
    for (const found of libraries.filesOf(module)) {
      const known = topLevels.get(found.file);
      known?.add(topLevel);
      if (known !== undefined) continue;
      const names = new Set([topLevel]);
      topLevels.set(found.file, names);
      if (topLevels.size % BATCH === 0) await setImmediate();
      const imports = libraries.importsOf(found);
      yield { file: found.file, topLevels: names, imports };
      for (const imported of imports) waiting.push(imported);
    }
  }
}

/** The number of files that are read before other work can run. */
const BATCH = 8;

/** Matches folders of the standard library, for which Pyright has its own stubs. */
const STANDARD_LIBRARY = /(?:^|[/\\])(?:python3?(?:\.?\d+)?t?(?:\.zip)?|lib-dynload|Lib|DLLs)$/u;

/** Returns a predicate: true for an affected module, for dotted names below it, and for its parent packages. */
function affectedTest(affected: readonly string[]): (module: string) => boolean {
  const modules = new Set(affected);
  const around = new Set(affected.flatMap(packagesOf));
  const longest = affected.reduce((length, name) => Math.max(length, name.length), 0);
  // Without `slice`, a name with thousands of parts would need quadratic space for the names of its packages.
  return (module) =>
    around.has(module) || packagesOf(module.slice(0, longest + 1)).some((name) => modules.has(name));
}

// The libraries are cached, because a long-running process reads them often and they rarely change.
const known = recentValues<InstalledModules>(16);

async function librariesIn(folders: readonly string[]): Promise<InstalledModules> {
  const states = await Promise.all(
    folders.map(async (folder) => {
      const info = await stat(folder, { bigint: true }).catch(() => undefined);
      return `${folder}\0${info?.ino}\0${info?.mtimeNs}`;
    }),
  );
  const key = states.join('\n');
  // A folder of packages gets a new modification time when a package is added or removed. In other folders, except
  // typeshed's, single files may be edited. So each of these other folders prevents caching.
  const isInstalled = folders.every(
    (folder) => isPackagesFolder(folder) || /[/\\]typeshed-fallback[/\\]/u.test(folder),
  );
  const libraries = (isInstalled ? known.get(key) : undefined) ?? installedModules(folders);
  if (isInstalled) known.set(key, libraries);
  return libraries;
}
