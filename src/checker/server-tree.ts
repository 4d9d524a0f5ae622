import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { placeOf } from '../git/materialise.ts';
import { copyEntries, mirroredFolder } from '../trees/mirrored-folder.ts';
import { imageDifferences, isFile, type FileContents, type TreeImage } from '../trees/tree-image.ts';

/** A folder that a server reads. Its content changes from one tree to the next. */
export interface ServerTree {
  /** The absolute path of the folder. */
  readonly path: string;
  /** The entries in the folder; empty before the first update and after a failed update. */
  readonly image: TreeImage;
  /**
   * The paths of the entries that have changed since the server last read the tree. The value is true if the entry
   * has remained a regular file, so that only its content or mode can differ.
   */
  readonly changed: Map<string, boolean>;
  /** Converts an absolute path to a path relative to the tree, with `/` as separator. */
  readonly nameOf: (file: string) => string;
  /** Makes the tree equal to an image. Copies new and changed entries from the folder `from` (absolute). */
  replace(image: TreeImage, from: string): Promise<void>;
  /** Makes the tree equal to an image. `contents` contains all new and changed files. */
  write(image: TreeImage, contents: FileContents): Promise<void>;
}

/** Returns a tree in a folder (absolute), which need not exist. The first update replaces an existing folder. */
export function serverTree(folder: string): ServerTree {
  const mirror = mirroredFolder(folder);
  const changed = new Map<string, boolean>();

  function note(image: TreeImage): void {
    const before = mirror.image;
    for (const name of imageDifferences(before, image)) {
      const isContent = isFile(before.get(name)) && isFile(image.get(name));
      changed.set(name, isContent && changed.get(name) !== false);
    }
  }

  return {
    path: folder,
    get image() {
      return mirror.image;
    },
    changed,
    nameOf: (file) => path.relative(folder, file).split(path.sep).join('/'),
    async replace(image, from) {
      note(image);
      await mirror.update(image, async (names) => copyEntries(from, folder, names, image));
    },
    async write(image, contents) {
      note(image);
      await mirror.update(image, async (names) => {
        // In sorted order, a folder is created before its entries.
        for (const name of [...names].toSorted()) {
          const content = contents.get(name);
          const place = placeOf(folder, name);
          await (content === undefined ? mkdir(place) : writeFile(place, content));
        }
      });
    },
  };
}
