import path from 'node:path';
import { watchTree, type TreeChange, type WatchedTree, type WatchOptions } from './watched-tree.ts';

/**
 * Watches `root` and other folders as one tree. Calls `otherFolders` whenever files or changes are requested,
 * so folders may be added later. Names are relative to `root`. `isUnchanged` returns undefined for files in the
 * other folders.
 */
export function watchTrees(
  root: string,
  otherFolders: () => readonly string[],
  options: WatchOptions,
): WatchedTree {
  const main = watchTree(root, options);
  const others = new Map<string, WatchedTree>();

  /** Returns the trees of the other folders, with their paths relative to `root`. */
  function otherTrees(): readonly (readonly [prefix: string, tree: WatchedTree])[] {
    return otherFolders().map((folder) => {
      const tree = others.get(folder) ?? watchTree(folder, options);
      others.set(folder, tree);
      return [path.relative(root, folder).split(path.sep).join('/'), tree];
    });
  }

  function namesIn(list: (tree: WatchedTree) => Iterable<string>): readonly string[] {
    return [
      ...list(main),
      ...otherTrees().flatMap(([prefix, tree]) => [...list(tree)].map((name) => `${prefix}/${name}`)),
    ];
  }

  return {
    look: () => [
      ...main.look(),
      ...otherTrees().flatMap(([prefix, tree]) =>
        tree.look().map((change): TreeChange => ({ ...change, path: `${prefix}/${change.path}` })),
      ),
    ],
    isUnchanged: (file) => main.isUnchanged(file),
    get files() {
      return namesIn(({ files }) => files);
    },
    get folders() {
      return namesIn(({ folders }) => folders);
    },
  };
}
