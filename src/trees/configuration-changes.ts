import path from 'node:path';
import { readEntry } from '../git/blobs.ts';
import type { ObjectStore } from '../git/object-store.ts';
import type { TreeEntry } from '../git/trees.ts';
import type { ConfigurationChange } from '../model/report.ts';
import { compareCodeUnits } from '../model/range.ts';
import { settingsKeyOf } from '../server/pyright/configuration-file.ts';
import type { LinkedTree } from './linked-tree.ts';

const NO_EFFECT = settingsKeyOf('');

/**
 * Lists the changes that head makes to configuration files. Includes a pyproject.toml only if its settings of Pyright
 * or lanser differ. If a place is a link to the same path in base and head, the change has the path of the target.
 *
 * @param places the possible paths of configuration files, relative to the tree.
 */
export async function configurationChanges(
  store: ObjectStore,
  base: LinkedTree,
  head: LinkedTree,
  places: Iterable<string>,
  signal: AbortSignal,
): Promise<readonly ConfigurationChange[]> {
  const found = new Map<string, ConfigurationChange>();
  for (const place of places) {
    const [old, current] = [fileAt(base, place), fileAt(head, place)];
    if (old?.id === current?.id) continue;
    if (path.posix.basename(place) === 'pyproject.toml') {
      const effects = [await effectOf(store, old, signal), await effectOf(store, current, signal)];
      if (effects[0] === effects[1]) continue;
    }
    const name = old?.path === current?.path ? (old?.path ?? place) : place;
    const change = old === undefined ? 'added' : current === undefined ? 'deleted' : 'modified';
    found.set(name, { path: name, change });
  }
  return [...found.values()].toSorted((left, right) => compareCodeUnits(left.path, right.path));
}

function fileAt({ links }: LinkedTree, place: string): TreeEntry | undefined {
  const found = links.follow(place);
  return found.kind === 'file' ? found.entry : undefined;
}

async function effectOf(
  store: ObjectStore,
  entry: TreeEntry | undefined,
  signal: AbortSignal,
): Promise<string> {
  if (entry === undefined) return NO_EFFECT;
  return settingsKeyOf((await readEntry(store, entry, signal)).toString('utf8'));
}
