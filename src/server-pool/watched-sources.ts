import { existsSync } from 'node:fs';
import path from 'node:path';
import { configuredPaths } from '../server/pyright/configured-paths.ts';
import { moduleRoots, stubRoots } from '../server/pyright/module-roots.ts';
import { isInside } from '../workspace/containment.ts';
import { isSkipped } from '../workspace/folder-entries.ts';
import { ARCHIVE } from '../workspace/importable.ts';
import type { PythonEnvironment } from '../workspace/python-environment.ts';
import { isPackagesFolder, linkedEntries } from '../workspace/site-folder.ts';
import type { PyrightServer } from './pyright-server.ts';

/** Places of modules that need a separate watch, or after whose changes Pyright must be reset or started again. */
export interface WatchedSources {
  /** Folders that must be watched separately; absolute. */
  readonly folders: readonly string[];
  /** The file names of archives in which Pyright searches for modules. */
  readonly archives: ReadonlySet<string>;
  /**
   * Returns true for an absolute path outside the workspace. In the workspace, returns true for a path in one of
   * `folders`, or in the target of a link in `site-packages`, unless this folder or target contains the workspace.
   */
  readonly isReadElsewhere: (file: string) => boolean;
}

const MODULE = /\.pyi?$/iu;

/**
 * Finds folders of the checkout from which Pyright imports, such as `.venv/src` and targets of links in
 * `site-packages`. Omits folders of the workspace, except in Python environments and tools' folders (`node_modules`).
 */
export async function watchedSources(
  python: Pick<PythonEnvironment, 'importPaths'> | undefined,
  {
    configuration,
    root,
    readableRoot,
    workspaceRoot,
  }: Pick<PyrightServer, 'configuration' | 'root' | 'readableRoot' | 'workspaceRoot'>,
): Promise<WatchedSources> {
  const importPaths = python?.importPaths ?? [];
  const packages = importPaths.filter(isPackagesFolder);
  const linked = (await Promise.all(packages.map(linkedEntries)))
    .flat()
    .filter(
      (target) => isInside(readableRoot, target) && !packages.some((folder) => isInside(folder, target)),
    );
  const configured = configuredPaths(configuration).filter(({ key }) =>
    /^(?:include|typeshedPath)$/u.test(key),
  );
  const places = [
    ...packageAbove(workspaceRoot, readableRoot),
    ...configured.map((setting) => setting.path),
    ...moduleRoots(root, configuration),
    ...stubRoots(root, configuration),
    ...importPaths.filter((folder) => !packages.includes(folder)),
    ...linked,
  ];
  // For a single module or an archive, lanser watches the folder that contains it.
  const folders = [
    ...new Set(
      places.map((place) => (MODULE.test(place) || ARCHIVE.test(place) ? path.dirname(place) : place)),
    ),
  ].filter(
    (folder) =>
      isInside(readableRoot, folder) &&
      (!isInside(workspaceRoot, folder) || isSkipped(workspaceRoot, folder)),
  );
  const elsewhere = [...folders, ...linked];
  const archives = new Set(
    places.filter((place) => ARCHIVE.test(place)).map((place) => path.basename(place)),
  );
  return {
    folders,
    archives,
    isReadElsewhere: (file) =>
      !isInside(workspaceRoot, file) ||
      elsewhere.some((place) => !isInside(place, workspaceRoot) && isInside(place, file)),
  };
}

/** Returns the outermost package above a folder, if any. Relative imports in the folder can read all of it. */
function packageAbove(folder: string, limit: string): readonly string[] {
  let found: readonly string[] = [];
  for (let above = path.dirname(folder); isInside(limit, above); above = path.dirname(above)) {
    if (!['__init__.py', '__init__.pyi'].some((name) => existsSync(path.join(above, name)))) break;
    found = [above];
  }
  return found;
}
