import path from 'node:path';
import { watchTree, type TreeChange, type WatchedTree, type WatchOptions } from './watched-tree.ts';

/**
 * Watches several folders as one tree. `otherFolders` is called again on each use, so folders may be added
 * later. Names are relative to the first folder, so names in the other folders begin with `../`.
 * `isUnchanged` returns undefined for files in the other folders.
 */
export function watchTrees(
  root: string,
  otherFolders: () => readonly string[],
  options: WatchOptions,
): WatchedTree {
  const main = watchTree(root, options);
  const others = new Map<string, WatchedTree>();

  /** Returns the other trees, each with its path relative to the first folder. */
  function present(): readonly (readonly [prefix: string, tree: WatchedTree])[] {
    return otherFolders().map((folder) => {
      const tree = others.get(folder) ?? watchTree(folder, options);
      others.set(folder, tree);
      return [path.relative(root, folder).split(path.sep).join('/'), tree];
    });
  }

  return {
    look: () => [
      ...main.look(),
      ...present().flatMap(([prefix, tree]) =>
        tree.look().map((change): TreeChange => ({ ...change, path: `${prefix}/${change.path}` })),
      ),
    ],
    isUnchanged: (file) => main.isUnchanged(file),
    get files() {
      return [
        ...main.files,
        ...present().flatMap(([prefix, tree]) => [...tree.files].map((file) => `${prefix}/${file}`)),
      ];
    },
  };
}
