import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { inwardTargets, materialise } from '../git/materialise.ts';
import type { ObjectStore } from '../git/object-store.ts';
import type { WrittenTree } from './changed-paths.ts';
import { dottedFiles, leadingDots, type DottedFiles } from './imports-above.ts';
import type { LinkedTree } from './linked-tree.ts';
import { mirroredFolder } from './mirrored-folder.ts';
import { isFile, isFileOrLink, treeImage, type TreeImage } from './tree-image.ts';

/** A folder to which several trees are written in succession. */
export interface TreeFolder {
  /** Absolute. */
  readonly path: string;
  /**
   * Writes a tree. Changes only the entries that differ from the previous tree.
   *
   * @param folders additional folders to create, relative to the tree.
   */
  write(
    store: ObjectStore,
    tree: LinkedTree & WrittenTree,
    folders: readonly string[],
    signal: AbortSignal,
  ): Promise<TreeOnDisk>;
}

export interface TreeOnDisk {
  readonly image: TreeImage;
  readonly dotted: DottedFiles;
}

/** @param folder absolute. The first written tree replaces an existing folder. */
export function treeFolder(folder: string): TreeFolder {
  const mirror = mirroredFolder(folder);
  /** The highest number of leading dots after a `from`, by file; see {@link leadingDots}. */
  const dots = new Map<string, number>();
  return {
    path: folder,
    async write(store, tree, folders, signal) {
      const { entries, links, contents } = tree;
      const targets = inwardTargets(links);
      const image = treeImage(tree, targets, folders);
      await mirror.update(image, async (names) => {
        // Includes submodules and links out of the tree even if they are not in `names`, because `materialise`
        // creates folders for them: a submodule's own folder, and the folders that contain a link.
        const written = entries.filter(({ path: name }) => names.has(name) || !isFileOrLink(image.get(name)));
        const needed = (name: string): boolean => contents.has(name);
        await materialise(store, written, folder, needed, signal, targets, (name, content) => {
          dots.set(name, leadingDots(name, content));
        });
        for (const name of folders) await mkdir(path.join(folder, name), { recursive: true });
      });
      const multiple = entries.flatMap(({ path: name }) => {
        const count = isFile(image.get(name)) && contents.has(name) ? (dots.get(name) ?? 0) : 0;
        return count > 1 ? [[name, count] as const] : [];
      });
      return { image, dotted: dottedFiles(new Map(multiple), links) };
    },
  };
}
