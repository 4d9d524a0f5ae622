import path from 'node:path';
import type { ObjectStore } from '../git/object-store.ts';
import type { Destination, TreeLinks } from '../git/tree-links.ts';
import type { TreeEntry } from '../git/trees.ts';
import { LanserError } from '../model/lanser-error.ts';
import { isInconclusive } from './both-sides.ts';
import { withEntries, type LinkedTree } from './linked-tree.ts';
import type { PinnedConfiguration } from './pinned-configuration.ts';
import { isReadAsCode } from './read-by-server.ts';
import { configurationsOf, textReader, treePath } from './tree-configuration.ts';

/**
 * Replaces, adds or removes configuration files of a tree, so that the pinned configuration applies. The pinned
 * configuration comes from a different tree.
 *
 * @throws LanserError E/INCONCLUSIVE if the tree cannot have both its own code and the pinned configuration.
 */
export async function underConfiguration(
  store: ObjectStore,
  pinned: PinnedConfiguration,
  tree: LinkedTree,
  signal: AbortSignal,
): Promise<LinkedTree> {
  const replaced = new Map<string, TreeEntry | undefined>();
  for (const [place, pinnedPlace] of pinned.places) {
    const present = tree.links.follow(place);
    if (isSameContent(pinnedPlace, present)) continue;
    if (pinnedPlace.kind === 'file') {
      const location = locationOf(tree.links, place);
      if (location === undefined || present.kind === 'folder') throw notInForce(place);
      replaced.set(location, { ...pinnedPlace.entry, path: location });
    } else if (present.kind === 'file' || present.kind === 'outside') {
      const location = locationOf(tree.links, place);
      if (location !== undefined) replaced.set(location, undefined);
    }
  }
  const result = withReplaced(tree, replaced);
  if (replaced.size > 0) requireSameCode(tree, result);
  await requireEffects(store, pinned, result, signal);
  return result;
}

function isSameContent(pinned: Destination, present: Destination): boolean {
  return pinned.kind === 'file' && present.kind === 'file' && pinned.entry.id === present.entry.id;
}

/** Resolves the links above a place. Returns undefined if no entry can exist at this place. */
function locationOf(links: TreeLinks, place: string): string | undefined {
  const parent = path.posix.dirname(place);
  const folder = links.follow(parent === '.' ? '' : parent);
  if (folder.kind === 'folder') return path.posix.join(folder.path, path.posix.basename(place));
  if (folder.kind !== 'missing' || folder.links.length > 0) return undefined;
  // The parent folder is missing. It can be created only if no entry above it is a file.
  const above = locationOf(links, parent);
  return above === undefined || links.follow(above).kind !== 'missing' ? undefined : place;
}

function withReplaced(tree: LinkedTree, replaced: ReadonlyMap<string, TreeEntry | undefined>): LinkedTree {
  const remaining = tree.entries.filter((entry) => !replaced.has(entry.path));
  return withEntries(tree, [...remaining, ...[...replaced.values()].filter((entry) => entry !== undefined)]);
}

/** Rejects a configuration that would change the content at a code file's path, directly or through a link. */
function requireSameCode(tree: LinkedTree, result: LinkedTree): void {
  const names = new Set([...tree.entries, ...result.entries].map((entry) => entry.path).filter(isReadAsCode));
  for (const name of names) {
    const [original, pinned] = [tree.links.follow(name), result.links.follow(name)];
    const isSame = original.kind === 'file' ? isSameContent(original, pinned) : original.kind === pinned.kind;
    if (isSame) continue;
    throw new LanserError(
      'E/INCONCLUSIVE',
      `${JSON.stringify(name)} is both code and Pyright's configuration, and it differs between the revisions. Move the configuration to a separate file.`,
      { path: name },
    );
  }
}

/** Checks that Pyright finds exactly the pinned configuration's files in this tree, with the same content. */
async function requireEffects(
  store: ObjectStore,
  pinned: PinnedConfiguration,
  tree: LinkedTree,
  signal: AbortSignal,
): Promise<void> {
  const directories = pinned.effects.map(({ workingDirectory }) => workingDirectory);
  const read = textReader(store, tree, pinned.texts, signal);
  const effects = await configurationsOf(directories, read).catch((error: unknown) => {
    if (isInconclusive(error) || (error instanceof LanserError && error.code === 'E/CONFIG')) return [];
    throw error;
  });
  for (const [index, { workingDirectory, configuration }] of pinned.effects.entries()) {
    const present = effects[index]?.configuration;
    if (JSON.stringify(present?.files) === JSON.stringify(configuration.files)) continue;
    const folders = (present?.folders ?? []).filter((folder) => !configuration.folders.includes(folder));
    const files = [...configuration.files, ...(present?.files ?? [])].map((file) => file.path);
    const [first] = [...folders, ...files].map(treePath);
    throw notInForce(first ?? workingDirectory);
  }
}

function notInForce(place: string): LanserError {
  return new LanserError(
    'E/INCONCLUSIVE',
    `Base's configuration cannot be applied to this revision. ${JSON.stringify(place)} or a parent folder is new, or has a different type than in base. Undo this difference, or first change the configuration on base.`,
    { path: place },
  );
}
