import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { LanserError } from '../model/lanser-error.ts';
import { isInside } from '../workspace/containment.ts';
import { affectedFiles, type AffectedInput, type AffectedReader } from '../affected/affected-files.ts';
import { readConfiguration, type PyrightConfiguration } from '../server/pyright/configuration.ts';
import { moduleNames } from '../server/pyright/module-names.ts';
import { moduleRoots, stubRoots } from '../server/pyright/module-roots.ts';
import { importingLibrary } from './library-imports.ts';
import { entriesOf } from './installed-modules.ts';
import { unresolvedCandidates } from './unresolved-candidates.ts';

export interface FullScope {
  readonly kind: 'full';
  /** The reason to check all files although only the affected files were requested. */
  readonly reason?: string;
}

/** The files that both sides check. */
export type CheckScope =
  | FullScope
  | {
      readonly kind: 'affected';
      /** Relative to the repository's root. A side may lack some of them. */
      readonly files: ReadonlySet<string>;
      /** True if other files that the change may affect are left out on purpose. */
      readonly isPartial: boolean;
    };

/** Returns the scope of a repository. Unless it is partial, files outside it have equal diagnostics on both sides. */
export async function affectedScope(input: AffectedInput, reader?: AffectedReader): Promise<CheckScope> {
  // No file that Pyright reads has changed.
  if (input.changed.length === 0) return { kind: 'affected', files: new Set(), isPartial: false };
  const affected = await (reader ?? { affectedFiles }).affectedFiles(input);
  if (affected.kind === 'all') return { kind: 'full', reason: affected.reason };
  const { files, isPartial = false } = affected;
  return { kind: 'affected', files: new Set([...files, ...input.changed]), isPartial };
}

export interface ScopedProject {
  /** The scope of the repository. */
  readonly scope: CheckScope;
  /** Relative to the trees. */
  readonly workingDirectory: string;
  /** Both trees; absolute. */
  readonly before: string;
  readonly after: string;
  /** The files of head's tree, relative to it. */
  readonly files: readonly string[];
  /** The paths of head that the change touches, relative to the tree. */
  readonly changedFiles: ReadonlySet<string>;
  /** Returns the absolute folders in which the server searches for a tree's installed packages. */
  readonly importPaths: (tree: string) => Promise<readonly string[]>;
  /** The server's package; absolute. */
  readonly pyright: string;
}

/**
 * Returns the scope of a project. It is full if the sides have different import paths, or if the import paths or the
 * configuration cannot be read. Otherwise a partial scope stays as it is. Any other scope becomes full if a library may
 * import an affected file. If none does, the files near the change that may have unresolved imports are added.
 */
export async function projectScope(project: ScopedProject): Promise<CheckScope> {
  const { scope, before, after, importPaths } = project;
  if (scope.kind === 'full') return scope;
  try {
    const paths = await importPaths(after);
    const places = importPlaces(after, paths);
    if (!isDeepStrictEqual(importPlaces(before, await importPaths(before)), places)) {
      return { kind: 'full', reason: 'the sides have different import paths' };
    }
    if (scope.isPartial) return scope;
    const library = await dependentLibrary(project, scope.files, places);
    if (library !== undefined) {
      return {
        kind: 'full',
        reason: `${path.basename(library)} in the import paths or in Pyright's stubs may import the project`,
      };
    }
    const candidates = await unresolvedCandidates({
      tree: after,
      root: path.join(after, project.workingDirectory),
      changedFiles: project.changedFiles,
      files: project.files,
      importPaths: paths,
      standardLibrary: standardLibraryOf(project.pyright),
    });
    return { ...scope, files: new Set([...scope.files, ...candidates]) };
  } catch (error) {
    if (!(error instanceof LanserError)) throw error;
    // The check itself reports this error.
    return { kind: 'full', reason: error.message };
  }
}

/**
 * Returns the first of these: an affected stub of a standard-library module, an archive in the import paths,
 * because archives are not searched, or a library's file that imports an affected file. Returns undefined if
 * there is none.
 */
async function dependentLibrary(
  { after, before, workingDirectory, files, pyright }: ScopedProject,
  affected: ReadonlySet<string>,
  places: readonly ImportPlace[],
): Promise<string | undefined> {
  const standardLibrary = standardLibraryOf(pyright);
  const names = new Set<string>();
  const hiding: string[] = [];
  for (const tree of [before, after]) {
    const root = path.join(tree, workingDirectory);
    const configuration = await readConfiguration(root, tree);
    const stubs = stubRoots(root, configuration);
    const roots = [
      ...moduleRoots(root, configuration),
      ...stubs,
      ...places.flatMap(({ isOwn, location }) => (isOwn ? [path.join(tree, location)] : [])),
    ];
    for (const uri of affected) {
      const file = path.join(tree, uri);
      for (const name of moduleNames(roots, file)) names.add(name);
      // Pyright prefers these stubs to its own, also for the imports between the modules of the standard library.
      const isStandard = moduleNames(stubs, file).some((name) => isStandardModule(standardLibrary, name));
      if (isStandard) return file;
    }
    if (tree === after && !hasEnvironments(configuration)) hiding.push(...moduleRoots(root, configuration));
  }
  const sources = [
    ...files.map((name) => path.join(after, name)),
    ...[...affected].map((name) => path.join(before, name)),
  ].filter((file) => /\.pyi?$/u.test(file));
  const installed = places.flatMap(({ isOwn, location }) => (isOwn ? [] : [location]));
  return importingLibrary([...installed, ...bundledStubs(pyright)], {
    affected: [...names],
    sources,
    hides: (topLevel) => hiding.some((root) => isRegularModule(path.join(root, topLevel))),
  });
}

/**
 * Returns true if files can have different import roots, so that a module hides installed modules only from
 * some files.
 */
function hasEnvironments({ files }: PyrightConfiguration): boolean {
  return files.some(({ content }) => content?.['executionEnvironments'] !== undefined);
}

/** Returns the folder of the stubs that the server ships for the standard library. */
function standardLibraryOf(pyright: string): string {
  return path.join(pyright, 'dist', 'typeshed-fallback', 'stdlib');
}

/** Returns true if the first part of a module's name is the name of a standard-library module. */
function isStandardModule(standardLibrary: string, name: string): boolean {
  const [topLevel = ''] = name.split('.');
  return ['', '.pyi'].some((suffix) => existsSync(path.join(standardLibrary, topLevel + suffix)));
}

function isRegularModule(place: string): boolean {
  return ['.pyi', '.py', '/__init__.pyi', '/__init__.py'].some((end) => existsSync(place + end));
}

/** Returns the folders of the stubs that the server ships for third-party packages. */
function bundledStubs(pyright: string): readonly string[] {
  const stubs = path.join(pyright, 'dist', 'typeshed-fallback', 'stubs');
  return entriesOf(stubs).map(({ name }) => path.join(stubs, name));
}

/** A folder in which the server searches for modules. */
interface ImportPlace {
  /** True for a folder of the tree. */
  readonly isOwn: boolean;
  /** Relative to the tree for a folder of the tree; absolute for any other folder. */
  readonly location: string;
}

function importPlaces(tree: string, importPaths: readonly string[]): readonly ImportPlace[] {
  return importPaths.map((place) => {
    const isOwn = isInside(tree, place);
    return { isOwn, location: isOwn ? path.relative(tree, place) : place };
  });
}
