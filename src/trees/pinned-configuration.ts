import path from 'node:path';
import { readBlobs } from '../git/blobs.ts';
import type { ObjectStore } from '../git/object-store.ts';
import type { Destination } from '../git/tree-links.ts';
import { LanserError } from '../model/lanser-error.ts';
import {
  configurationPlaces,
  projectFolder,
  readConfiguration,
  type PyrightConfiguration,
} from '../server/pyright/configuration.ts';
import type { TextReader } from '../server/pyright/configuration-file.ts';
import { workspacePath } from '../workspace/containment.ts';
import type { LinkedTree } from './linked-tree.ts';
import { refuseOverlap } from './working-directories.ts';

/** The server's configuration in one tree, with which both sides are checked. */
export interface PinnedConfiguration {
  /** The folder of the project to which each selected folder belongs. */
  readonly projects: ReadonlyMap<string, string>;
  /** Each path where a configuration of these projects is or could be, with its destination. */
  readonly places: ReadonlyMap<string, Destination>;
  /** The paths that settings name, and those that Pyright always searches. */
  readonly named: readonly string[];
  readonly effects: readonly ConfigurationOf[];
  /** The texts read so far, by blob id. */
  readonly texts: Map<string, string>;
}

interface ConfigurationOf {
  readonly workingDirectory: string;
  readonly configuration: PyrightConfiguration;
}

// Pyright does not read the paths in these settings, but only compares them with the paths of files.
const ONLY_MATCHED = { exclude: null, ignore: null, strict: null };

/** A placeholder for the tree in absolute paths of a configuration. Nothing is read there. */
const ROOT = path.resolve(path.sep, 'tree');

/**
 * Finds the projects of the selected folders in a tree, and reads their configuration. Like Pyright's command
 * line, may find the configuration above a selected folder. The project is then the whole folder that
 * contains the configuration.
 *
 * @param isNamed true if the tree has a named configuration, which applies to the selected folders
 * themselves.
 * @throws LanserError E/USAGE if a project is inside another; E/CONFIG if Pyright cannot read a
 * configuration; E/INCONCLUSIVE if a link leads out of the tree.
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
    const project = isNamed
      ? path.join(ROOT, directory)
      : await projectFolder(path.join(ROOT, directory), ROOT, read);
    // A commit could add a configuration at each of these paths.
    const possible = configurationPlaces(path.join(ROOT, directory), ROOT);
    for (const place of possible) paths.add(treePath(place));
    projects.set(directory, treePath(project) || '.');
  }
  refuseNestedProjects(projects);
  const effects = await configurationsOf([...new Set(projects.values())], read);
  const named = new Set<string>();
  for (const { workingDirectory, configuration } of effects) {
    const root = path.join(ROOT, workingDirectory);
    const files = configuration.files.map((file) => file.path);
    for (const file of files) paths.add(treePath(file));
    // Pyright searches these folders for modules and stubs under any configuration.
    for (const folder of ['src', 'typings']) named.add(treePath(path.join(root, folder)));
    for (const { path: file, content } of configuration.files) {
      for (const text of stringsIn({ ...content, ...ONLY_MATCHED })) {
        const place = path.resolve(path.dirname(file), text.replaceAll('\\', '/'));
        if (workspacePath(ROOT, place) !== undefined) named.add(treePath(place));
      }
    }
  }
  const places = new Map([...paths].map((place) => [place, tree.links.follow(place)]));
  return { projects, places, named: [...named], effects, texts };
}

function refuseNestedProjects(projects: ReadonlyMap<string, string>): void {
  const above = [...projects].flatMap(([directory, project]) =>
    directory === project ? [] : `${JSON.stringify(directory)} belongs to ${JSON.stringify(project)}`,
  );
  refuseOverlap(
    [...new Set(projects.values())],
    `Pyright's configuration is above the selected folders: ${above.join(', ')}. Give each its own configuration, or pass only one of them.`,
  );
}

/** Reads the configuration that applies to each project. */
export async function configurationsOf(
  workingDirectories: readonly string[],
  read: TextReader,
): Promise<readonly ConfigurationOf[]> {
  return Promise.all(
    workingDirectories.map(async (workingDirectory) => ({
      workingDirectory,
      configuration: await readConfiguration(path.join(ROOT, workingDirectory), ROOT, read),
    })),
  );
}

/** Returns a reader of the tree's files by the paths that {@link treePath} accepts. */
export function textReader(
  store: ObjectStore,
  tree: LinkedTree,
  texts: Map<string, string>,
  signal: AbortSignal,
): TextReader {
  return async (file) => {
    const found = tree.links.follow(treePath(file));
    if (found.kind === 'folder') return null;
    if (found.kind === 'outside') throw leadsOut(treePath(file), found.links.at(-1));
    if (found.kind === 'missing') return undefined;
    const { entry } = found;
    if (!texts.has(entry.id)) {
      for await (const [, bytes] of readBlobs(store, [entry], signal))
        texts.set(entry.id, bytes.toString('utf8'));
    }
    return texts.get(entry.id);
  };
}

function leadsOut(file: string, link = file): LanserError {
  return new LanserError(
    'E/INCONCLUSIVE',
    `The configuration ${JSON.stringify(file)} cannot be read: the link ${JSON.stringify(link)} leads out of the repository. Move the file into the repository.`,
    { path: file, link },
  );
}

/** Returns the path in the tree of an absolute path of a configuration; empty for the tree itself. */
export function treePath(absolute: string): string {
  return workspacePath(ROOT, absolute) ?? '';
}

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) yield* stringsIn(inner);
  }
}
