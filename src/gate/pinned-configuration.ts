import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { readBlobs } from '../git/blobs.ts';
import type { ObjectStore } from '../git/object-store.ts';
import type { TreeEntry } from '../git/trees.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { ConfigurationChange } from '../model/report.ts';
import { compareCodeUnits } from '../model/range.ts';
import { configurationPlaces, readConfiguration } from '../server/pyright/configuration.ts';
import { effectOfPyproject } from '../server/pyright/configuration-file.ts';
import { workspacePath } from '../workspace/containment.ts';

/** Which paths of a tree are the server's configuration, and so base's on both sides. */
export type Pinned = (treePath: string) => boolean;

/**
 * Where configuration of these projects stands or could stand in base. A path covers everything below
 * it: head could put a folder there.
 */
export async function pinnedConfiguration(
  tree: string,
  workingDirectories: readonly string[],
): Promise<Pinned> {
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
  return (treePath) => {
    for (let at = treePath; at !== '.'; at = path.posix.dirname(at)) if (pinned.has(at)) return true;
    return false;
  };
}

/**
 * Head's tree with base's entries wherever configuration stands.
 *
 * @throws LanserError E/INCONCLUSIVE where head has something else on the way to it.
 */
export function underBaseConfiguration(
  baseEntries: readonly TreeEntry[],
  headEntries: readonly TreeEntry[],
  pinned: Pinned,
): readonly TreeEntry[] {
  const fromBase = baseEntries.filter((entry) => pinned(entry.path));
  const fromHead = headEntries.filter((entry) => !pinned(entry.path));
  for (const { path: configuration } of fromBase) {
    const inTheWay = fromHead.find(({ path: name }) => configuration.startsWith(`${name}/`));
    if (inTheWay === undefined) continue;
    throw new LanserError(
      'E/INCONCLUSIVE',
      `Base's configuration ${JSON.stringify(configuration)} cannot be put in force on head, where ${JSON.stringify(inTheWay.path)} is no folder.`,
      { path: configuration, inTheWay: inTheWay.path, side: 'head' },
    );
  }
  return [...fromHead, ...fromBase];
}

/** Head's tree with base's `.gitattributes`: what base marks as generated or vendored stays so. */
export function withBaseAttributes(
  baseEntries: readonly TreeEntry[],
  headEntries: readonly TreeEntry[],
): readonly TreeEntry[] {
  const others = headEntries.filter((entry) => !isAttributes(entry));
  const places = new Set(others.map((entry) => entry.path));
  const hasRoom = ({ path: name }: TreeEntry): boolean => {
    for (let at = name; at !== '.'; at = path.posix.dirname(at)) if (places.has(at)) return false;
    return true;
  };
  return [...others, ...baseEntries.filter((entry) => isAttributes(entry) && hasRoom(entry))];
}

function isAttributes({ path: name }: TreeEntry): boolean {
  return path.posix.basename(name) === '.gitattributes';
}

/** What head does to the configuration. A pyproject.toml counts only where the server's part differs. */
export async function configurationChanges(
  store: ObjectStore,
  baseEntries: readonly TreeEntry[],
  headEntries: readonly TreeEntry[],
  pinned: Pinned,
  signal: AbortSignal,
): Promise<readonly ConfigurationChange[]> {
  const byPath = (entries: readonly TreeEntry[]): ReadonlyMap<string, TreeEntry> =>
    new Map(entries.filter((entry) => pinned(entry.path)).map((entry) => [entry.path, entry]));
  const base = byPath(baseEntries);
  const head = byPath(headEntries);
  const effects = await pyprojectEffects(store, [...base.values(), ...head.values()], signal);
  const changes: ConfigurationChange[] = [];
  for (const name of [...new Set([...base.keys(), ...head.keys()])].toSorted(compareCodeUnits)) {
    const [old, fresh] = [base.get(name), head.get(name)];
    const effectOf = (entry: TreeEntry | undefined): string | undefined =>
      entry === undefined ? undefined : (effects.get(entry) ?? entry.id);
    if (old?.id === fresh?.id || (effectOf(old) ?? NO_EFFECT) === (effectOf(fresh) ?? NO_EFFECT)) continue;
    const change = old === undefined ? 'added' : fresh === undefined ? 'deleted' : 'modified';
    changes.push({ path: name, change });
  }
  return changes;
}

const NO_EFFECT = effectOfPyproject('');

async function pyprojectEffects(
  store: ObjectStore,
  entries: readonly TreeEntry[],
  signal: AbortSignal,
): Promise<ReadonlyMap<TreeEntry, string>> {
  const projects = entries.filter(
    ({ path: name, kind }) => kind !== 'link' && path.posix.basename(name) === 'pyproject.toml',
  );
  const effects = new Map<TreeEntry, string>();
  for await (const [entry, bytes] of readBlobs(store, projects, signal)) {
    effects.set(entry, effectOfPyproject(bytes.toString('utf8')));
  }
  return effects;
}
