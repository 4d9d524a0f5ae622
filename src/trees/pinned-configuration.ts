import path from 'node:path';
import type { ObjectStore } from '../git/object-store.ts';
import type { Destination } from '../git/tree-links.ts';
import { configurationPlaces, projectFolder } from '../server/pyright/configuration.ts';
import { configuredPaths } from '../server/pyright/configured-paths.ts';
import { patternSearch } from '../server/pyright/extra-paths.ts';
import { settingPath } from '../server/pyright/setting-path.ts';
import { workspacePath } from '../workspace/containment.ts';
import type { LinkedTree } from './linked-tree.ts';
import {
  configurationsOf,
  textReader,
  TREE_ROOT,
  treePath,
  type ProjectConfiguration,
} from './tree-configuration.ts';
import { refuseOverlap } from './working-directories.ts';

/** Pyright's configuration in one tree. The gate checks base and head with this configuration. */
export interface PinnedConfiguration {
  /** Each selected folder, with the folder of its project. */
  readonly projects: ReadonlyMap<string, string>;
  /** The paths at which these projects have or could have a configuration. Each value tells where its path leads. */
  readonly places: ReadonlyMap<string, Destination>;
  /** The paths that settings name, and the folders that Pyright searches by default. */
  readonly named: readonly string[];
  /** Returns true for a path that Pyright reads to find the folders of a pattern in `extraPaths`. */
  readonly searched: (path: string) => boolean;
  readonly effects: readonly ProjectConfiguration[];
  /** A cache of file texts, by blob id. */
  readonly texts: Map<string, string>;
}

// Pyright only compares these settings with the paths of files. The settings do not make it read other paths.
const ONLY_MATCHED = { exclude: null, ignore: null, strict: null };

/**
 * Finds the projects of the selected folders in a tree, and reads their configuration. Like Pyright's command line,
 * may find a configuration above a selected folder. The project is then the whole folder of the configuration.
 *
 * @param isNamed true if the user named a configuration file. Each selected folder is then a project itself.
 */
export async function pinConfiguration(
  store: ObjectStore,
  tree: LinkedTree,
  workingDirectories: readonly string[],
  isNamed: boolean,
  signal: AbortSignal,
): Promise<PinnedConfiguration> {
  const texts = new Map<string, string>();
  const read = textReader(store, tree, texts, signal);
  const paths = new Set<string>();
  const projects = new Map<string, string>();
  for (const directory of workingDirectories) {
    const folder = path.join(TREE_ROOT, directory);
    const project = isNamed ? folder : await projectFolder(folder, TREE_ROOT, read);
    // A commit could add a configuration at each of these paths.
    for (const place of configurationPlaces(folder, TREE_ROOT)) paths.add(treePath(place));
    projects.set(directory, treePath(project) || '.');
  }
  refuseNestedProjects(projects);
  const effects = await configurationsOf([...new Set(projects.values())], read);
  const named = new Set<string>();
  const searches: ((absolute: string) => boolean)[] = [];
  for (const { workingDirectory, configuration } of effects) {
    const root = path.join(TREE_ROOT, workingDirectory);
    for (const { key, folder, value } of configuredPaths(configuration)) {
      if (key.endsWith('extraPaths')) searches.push(patternSearch(folder, value));
    }
    // Pyright searches these folders for modules and stubs by default.
    for (const folder of ['src', 'typings']) named.add(treePath(path.join(root, folder)));
    for (const { path: file, content } of configuration.files) {
      paths.add(treePath(file));
      for (const text of stringsIn({ ...content, ...ONLY_MATCHED })) {
        const place = settingPath(path.dirname(file), text);
        if (workspacePath(TREE_ROOT, place) !== undefined) named.add(treePath(place));
      }
    }
  }
  const places = new Map([...paths].map((place) => [place, tree.links.follow(place)]));
  const searched = (place: string): boolean =>
    searches.some((reaches) => reaches(path.join(TREE_ROOT, place)));
  return { projects, places, named: [...named], searched, effects, texts };
}

function refuseNestedProjects(projects: ReadonlyMap<string, string>): void {
  const above = [...projects].flatMap(([directory, project]) =>
    directory === project ? [] : `${JSON.stringify(directory)} belongs to ${JSON.stringify(project)}`,
  );
  refuseOverlap(
    [...new Set(projects.values())],
    `Pyright's configuration is above the selected folders: ${above.join(', ')}. Give each selected folder its own configuration, or pass only one folder.`,
  );
}

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) yield* stringsIn(inner);
  }
}
