import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isInside } from '../workspace/containment.ts';
import { entriesOf } from '../workspace/folder-entries.ts';
import { readConfiguration, type PyrightConfiguration } from '../server/pyright/configuration.ts';
import { moduleNames } from '../server/pyright/module-names.ts';
import { moduleRoots, stubRoots } from '../server/pyright/module-roots.ts';
import { linkedNames, type LinkedNames } from './linked-libraries.ts';
import { importingLibraries, libraryImports, type LibraryImports } from './library-imports.ts';
import { libraryUsers, type LibraryUsers, type ProjectSource } from './library-users.ts';

/** The trees of a project, and its server's import paths. */
export interface ProjectTrees {
  /** Relative to the trees. */
  readonly workingDirectory: string;
  /** Both trees; absolute. */
  readonly before: string;
  readonly after: string;
  /** The checkout that the trees replace; absolute, with links resolved. */
  readonly checkout: string;
  /** The files and links of head's tree, relative to it. */
  readonly files: readonly string[];
  /** The paths that differ between the trees, relative to them. */
  readonly changedPaths: readonly string[];
  /** Returns the absolute folders and archives in which the server searches for a tree's installed packages. */
  readonly importPaths: (tree: string) => Promise<readonly string[]>;
  /** The server's package; absolute. */
  readonly pyright: string;
}

/** The libraries of a project whose sides have the same import paths. */
export interface ProjectLibraries {
  /** The import paths of head; absolute. */
  readonly importPaths: readonly string[];
  readonly imports: LibraryImports;
  readonly linkedNames: LinkedNames;
  readonly roots: readonly TreeRoots[];
  /** The sources of head, and the changed sources of base. */
  readonly sources: readonly ProjectSource[];
  /** The folder of the stubs that the server ships for the standard library; absolute. */
  readonly standardLibrary: string;
}

/** The folders that contain the top-level modules of a tree; absolute. */
interface TreeRoots {
  readonly tree: string;
  readonly stubs: readonly string[];
  /** `stubs`, the folders of the project's modules, and the import paths inside the tree. */
  readonly all: readonly string[];
}

/** Returns true if the server searches for installed packages in the same folders on both sides. */
export async function hasSameImportPaths({ before, after, importPaths }: ProjectTrees): Promise<boolean> {
  const [old, current] = [await importPaths(before), await importPaths(after)];
  return isDeepStrictEqual(importPlaces(before, old), importPlaces(after, current));
}

/**
 * Follows the imports of a project through its libraries.
 *
 * @param signal ends the search early. The result is then incomplete.
 */
export async function projectLibraries(
  { workingDirectory, before, after, checkout, files, changedPaths, importPaths, pyright }: ProjectTrees,
  signal?: AbortSignal,
): Promise<ProjectLibraries> {
  const paths = await importPaths(after);
  const places = importPlaces(after, paths);
  const roots: TreeRoots[] = [];
  const hiding: string[] = [];
  for (const tree of [before, after]) {
    const root = path.join(tree, workingDirectory);
    const configuration = await readConfiguration(root, tree);
    const stubs = stubRoots(root, configuration);
    const own = moduleRoots(root, configuration);
    const packages = places.flatMap(({ isOwn, location }) => (isOwn ? [path.join(tree, location)] : []));
    roots.push({ tree, stubs, all: [...own, ...stubs, ...packages] });
    if (tree === after && !hasEnvironments(configuration)) hiding.push(...own);
  }
  const sources = [
    ...files.map((uri) => ({ uri, file: path.join(after, uri) })),
    ...changedPaths.map((uri) => ({ uri, file: path.join(before, uri) })),
  ].filter(({ uri }) => /\.pyi?$/u.test(uri));
  const installed = places.flatMap(({ isOwn, location }) => (isOwn ? [] : [location]));
  const hides = (topLevel: string): boolean =>
    hiding.some((root) => isRegularModule(path.join(root, topLevel)));
  const project = { sources: sources.map(({ file }) => file), hides };
  const typeshed = path.join(pyright, 'dist', 'typeshed-fallback');
  const bundled = entriesOf(path.join(typeshed, 'stubs')).map(({ name }) =>
    path.join(typeshed, 'stubs', name),
  );
  const imports = await libraryImports([...installed, ...bundled], project, signal);
  const standardLibrary = path.join(typeshed, 'stdlib');
  return {
    importPaths: paths,
    imports,
    linkedNames: linkedNames(installed, imports.files, checkout),
    roots,
    sources,
    standardLibrary,
  };
}

/** The affected files, or the reason why all files may be affected. */
export type AffectedThroughLibraries =
  | { readonly kind: 'all'; readonly reason: string }
  | { readonly kind: 'files'; readonly files: ReadonlySet<string> };

/**
 * Adds the files that a change affects through libraries. A library's types depend on the project's files that it
 * imports, and a library can be a link to files of the project.
 *
 * @param affected relative to the trees.
 */
export async function affectedThroughLibraries(
  libraries: ProjectLibraries,
  affected: ReadonlySet<string>,
): Promise<AffectedThroughLibraries> {
  const files = new Set(affected);
  let users: LibraryUsers | undefined;
  for (;;) {
    const names = namesOf(libraries, files);
    if (names.kind === 'all') return names;
    const { archive } = libraries.imports;
    if (archive !== undefined && names.modules.length > 0) {
      const reason = `the archive ${path.basename(archive)} in the import paths may import the project`;
      return { kind: 'all', reason };
    }
    const linked = libraries.linkedNames(files);
    const packages = importingLibraries(libraries.imports.files, names.modules, linked);
    if (packages.size === 0) return { kind: 'files', files };
    users ??= await libraryUsers(libraries.sources);
    const { size } = files;
    for (const file of users(packages)) files.add(file);
    if (files.size === size) return { kind: 'files', files };
  }
}

/** Returns the dotted names of the files' modules, or `all` if a file is a stub of a standard-library module. */
function namesOf(
  { roots, standardLibrary }: ProjectLibraries,
  files: ReadonlySet<string>,
):
  | { readonly kind: 'all'; readonly reason: string }
  | { readonly kind: 'modules'; readonly modules: readonly string[] } {
  const modules = new Set<string>();
  for (const { tree, stubs, all } of roots) {
    for (const uri of files) {
      const file = path.join(tree, uri);
      for (const name of moduleNames(all, file)) modules.add(name);
      // Pyright prefers these stubs to its own, even for imports between modules of the standard library.
      const isStandard = moduleNames(stubs, file).some((name) => isStandardModule(standardLibrary, name));
      if (isStandard) return { kind: 'all', reason: `every file may depend on the stub ${uri}` };
    }
  }
  return { kind: 'modules', modules: [...modules] };
}

/**
 * Returns true if the configuration has `executionEnvironments`, which can give files different import roots. A
 * module of the project may then hide an installed module from one file, but not from another.
 */
function hasEnvironments({ files }: PyrightConfiguration): boolean {
  return files.some(({ content }) => content?.['executionEnvironments'] !== undefined);
}

/** Returns true if the first part of a module's name is the name of a standard-library module. */
function isStandardModule(standardLibrary: string, name: string): boolean {
  const [topLevel = ''] = name.split('.');
  return ['', '.pyi'].some((suffix) => existsSync(path.join(standardLibrary, topLevel + suffix)));
}

function isRegularModule(place: string): boolean {
  return ['.pyi', '.py', '/__init__.pyi', '/__init__.py'].some((end) => existsSync(place + end));
}

/** A folder in which the server searches for modules. */
interface ImportPlace {
  /** True for a folder of the tree. */
  readonly isOwn: boolean;
  /** Relative to the tree if `isOwn` is true; otherwise absolute. */
  readonly location: string;
}

function importPlaces(tree: string, importPaths: readonly string[]): readonly ImportPlace[] {
  return importPaths.map((place) => {
    const isOwn = isInside(tree, place);
    return { isOwn, location: isOwn ? path.relative(tree, place) : place };
  });
}
