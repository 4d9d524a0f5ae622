import path from 'node:path';
import { moduleRoots, stubRoots } from '../server/pyright/module-roots.ts';
import { isInside } from '../workspace/containment.ts';
import { isSkipped } from '../workspace/folder-entries.ts';
import { ARCHIVE } from '../workspace/importable.ts';
import type { PythonEnvironment } from '../workspace/python-environment.ts';
import { isPackagesFolder, linkedEntries } from '../workspace/site-folder.ts';
import type { PyrightServer } from './pyright-server.ts';

/** Places of modules for which a watch of the workspace and a notification to Pyright are not enough. */
export interface WatchedSources {
  /** Folders that must be watched separately; absolute. */
  readonly folders: readonly string[];
  /** The file names of archives in which Pyright searches for modules. */
  readonly archives: ReadonlySet<string>;
  /** Returns true for an absolute path in `folders` or in link targets. Pyright may ignore notifications about it. */
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
  const places = [
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
  return { folders, archives, isReadElsewhere: (file) => elsewhere.some((place) => isInside(place, file)) };
}
