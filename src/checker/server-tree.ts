import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { placeOf } from '../git/materialise.ts';
import { copyEntries, mirroredFolder } from '../trees/mirrored-folder.ts';
import { imageDifferences, isFile, type FileContents, type TreeImage } from '../trees/tree-image.ts';

/** The folder that a server reads. It contains one tree after another. */
export interface ServerTree {
  /** Absolute. */
  readonly path: string;
  /** The entries in the folder; empty after a failure. */
  readonly image: TreeImage;
  /** The entries that differ from what the program has read; true if only the content of a file differs. */
  readonly changed: Map<string, boolean>;
  /** Converts an absolute path to one relative to the tree, with `/`. */
  readonly nameOf: (file: string) => string;
  /** Makes the tree equal to an image, whose entries are in a folder. */
  replace(image: TreeImage, from: string): Promise<void>;
  /** Makes the tree equal to an image that differs from the present one only by these contents. */
  write(image: TreeImage, contents: FileContents): Promise<void>;
}

/** @param folder absolute; it need not exist. */
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
        // A folder sorts before its content.
        for (const name of [...names].toSorted()) {
          const content = contents.get(name);
          const place = placeOf(folder, name);
          await (content === undefined ? mkdir(place) : writeFile(place, content));
        }
      });
    },
  };
}
