import path from 'node:path';
import { mkdir, readFile, realpath } from 'node:fs/promises';
import { materialise } from '../git/materialise.ts';
import { listTree, type TreeEntry } from '../git/trees.ts';
import type { ConfigurationChange } from '../model/report.ts';
import { LanserError } from '../model/lanser-error.ts';
import { compareCodeUnits } from '../model/range.ts';
import { configurationPlaces, readConfiguration } from '../server/pyright/configuration.ts';
import { splitLines } from '../text/lines.ts';
import { workspacePath } from '../workspace/containment.ts';
import type { LinesOf } from './position-map.ts';
import type { Sides } from './sides.ts';

/** Both sides as folders, head under base's configuration of the server. */
export interface TreesOnDisk {
  /** Absolute. */
  readonly before: string;
  readonly after: string;
  /** Configuration files that head changes, and that have no effect on the check for it. */
  readonly configurationChanges: readonly ConfigurationChange[];
}

// What Pyright reads; of everything else it sees at most that it is there.
const READ_BY_SERVER = /(?:\.(?:pyi?|toml|json|cfg|pth)|\/py\.typed|^py\.typed)$/u;

export async function writeTrees(
  sides: Sides,
  scratch: string,
  workingDirectories: readonly string[],
  signal: AbortSignal,
): Promise<TreesOnDisk> {
  const { store } = sides;
  const before = path.join(scratch, 'before', 'tree');
  const after = path.join(scratch, 'after', 'tree');
  const needed = (name: string): boolean => READ_BY_SERVER.test(name);
  const baseEntries = await listTree(store, sides.before.tree, signal);
  const headEntries = await listTree(store, sides.after.tree, signal);
  requireWorkingDirectories(workingDirectories, baseEntries, headEntries);
  await materialise(store, baseEntries, before, needed, signal);
  await makeProjects(before, workingDirectories);
  const pinned = await pinnedPaths(before, workingDirectories);
  await materialise(store, underBaseConfiguration(baseEntries, headEntries, pinned), after, needed, signal);
  await makeProjects(after, workingDirectories);
  return { before, after, configurationChanges: changesOf(baseEntries, headEntries, pinned) };
}

/** A project that only one side has is an empty folder on the other. */
async function makeProjects(tree: string, workingDirectories: readonly string[]): Promise<void> {
  for (const directory of workingDirectories) await mkdir(path.join(tree, directory), { recursive: true });
}

/** Where configuration of these projects stands or could stand, relative to the tree. */
async function pinnedPaths(
  tree: string,
  workingDirectories: readonly string[],
): Promise<ReadonlySet<string>> {
  const pinned = new Set<string>();
  const add = (absolute: string): void => {
    const relative = workspacePath(tree, absolute);
    if (relative !== undefined) pinned.add(relative);
  };
  for (const directory of workingDirectories) {
    const root = path.join(tree, directory);
    for (const place of configurationPlaces(root, tree)) add(place);
    for (const file of (await readConfiguration(root, tree)).files) {
      add(file.path);
      // Where it is a link, what it leads to is the configuration.
      add(await realpath(file.path));
    }
  }
  return pinned;
}

function underBaseConfiguration(
  baseEntries: readonly TreeEntry[],
  headEntries: readonly TreeEntry[],
  pinned: ReadonlySet<string>,
): readonly TreeEntry[] {
  const fromBase = baseEntries.filter((entry) => pinned.has(entry.path));
  return [...headEntries.filter((entry) => !pinned.has(entry.path)), ...fromBase];
}

function changesOf(
  baseEntries: readonly TreeEntry[],
  headEntries: readonly TreeEntry[],
  pinned: ReadonlySet<string>,
): readonly ConfigurationChange[] {
  const idsOf = (entries: readonly TreeEntry[]): ReadonlyMap<string, string> =>
    new Map(entries.filter((entry) => pinned.has(entry.path)).map((entry) => [entry.path, entry.id]));
  const base = idsOf(baseEntries);
  const head = idsOf(headEntries);
  const changes: ConfigurationChange[] = [];
  for (const name of [...new Set([...base.keys(), ...head.keys()])].toSorted(compareCodeUnits)) {
    if (base.get(name) === head.get(name)) continue;
    const change = !base.has(name) ? 'added' : !head.has(name) ? 'deleted' : 'modified';
    changes.push({ path: name, change });
  }
  return changes;
}

function requireWorkingDirectories(
  workingDirectories: readonly string[],
  baseEntries: readonly TreeEntry[],
  headEntries: readonly TreeEntry[],
): void {
  for (const directory of workingDirectories) {
    const holds = (entry: TreeEntry): boolean => directory === '.' || entry.path.startsWith(`${directory}/`);
    if (baseEntries.some(holds) || headEntries.some(holds)) continue;
    if (directory === '.') continue;
    throw new LanserError('E/USAGE', `Neither side has a folder ${JSON.stringify(directory)}.`, {
      directory,
    });
  }
}

/** Lines of a tree's files by their path relative to it, read once each. */
export async function readLines(tree: string, uris: Iterable<string>): Promise<LinesOf> {
  const lines = new Map<string, readonly string[]>();
  for (const uri of new Set(uris)) {
    const text = await readFile(path.join(tree, uri), 'utf8').catch(() => undefined);
    if (text !== undefined) lines.set(uri, splitLines(text));
  }
  return (uri) => lines.get(uri) ?? [];
}
