import { readFileSync } from 'node:fs';
import path from 'node:path';
import { watchTree, type TreeChange, type WatchedTree, type WatchOptions } from './watched-tree.ts';

/** Absolute paths outside of the `root` of {@link watchTrees}, or in subfolders that the watch of `root` skips. */
export interface OtherPlaces {
  readonly watchedFolders: readonly string[];
  /** Small files, existing or missing. Only {@link WatchedTree.look} reports their changes. */
  readonly watchedFiles: readonly string[];
}

/**
 * Watches `root` and other places as one tree. `look`, `files` and `folders` call `otherPlaces` each time, so
 * places may be added later. Names are relative to `root`. `isUnchanged` returns undefined for files in other places.
 */
export function watchTrees(root: string, otherPlaces: () => OtherPlaces, options: WatchOptions): WatchedTree {
  const main = watchTree(root, options);
  const others = new Map<string, WatchedTree>();
  const texts = new Map<string, string | undefined>();

  function otherTrees(): readonly (readonly [prefix: string, tree: WatchedTree])[] {
    return otherPlaces().watchedFolders.map((folder) => {
      const tree = others.get(folder) ?? watchTree(folder, { ...options, except: root });
      others.set(folder, tree);
      return [nameOf(folder), tree];
    });
  }

  function nameOf(place: string): string {
    return path.relative(root, place).split(path.sep).join('/');
  }

  function changedFiles(): readonly TreeChange[] {
    return otherPlaces().watchedFiles.flatMap((file) => {
      const text = textOf(file);
      const isKnown = texts.has(file);
      const last = texts.get(file);
      texts.set(file, text);
      if (!isKnown || text === last) return [];
      const kind = last === undefined ? 'created' : text === undefined ? 'deleted' : 'changed';
      return [{ path: nameOf(file), kind }];
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
      ...changedFiles(),
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

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return undefined;
  }
}
