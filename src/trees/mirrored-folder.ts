import { copyFile, mkdir, readlink, rm, symlink } from 'node:fs/promises';
import { placeOf } from '../git/materialise.ts';
import { FOLDER, imageDifferences, isFile, type TreeImage } from './tree-image.ts';

/** A folder that contains one tree after another at the same path. No other code changes it. */
export interface MirroredFolder {
  /** The entries in the folder; empty after a failure. */
  readonly image: TreeImage;
  /**
   * Makes the folder equal to an image. Calls `write` with the paths of the entries to write, none of which exists.
   */
  update(image: TreeImage, write: (names: ReadonlySet<string>) => Promise<void>): Promise<void>;
}

/** @param folder absolute; it need not exist. */
export function mirroredFolder(folder: string): MirroredFolder {
  let present: TreeImage = new Map();
  return {
    get image() {
      return present;
    },
    async update(image, write) {
      const before = present;
      // A failure leaves the folder in a state between both images.
      present = new Map();
      if (before.size === 0) await rm(folder, { recursive: true, force: true });
      const names = imageDifferences(before, image);
      for (const name of names) {
        if (before.has(name)) await rm(placeOf(folder, name), { recursive: true, force: true });
      }
      await mkdir(folder, { recursive: true });
      await write(new Set(names.filter((name) => image.has(name))));
      present = image;
    },
  };
}

/** Copies entries of a folder to a folder that does not contain them. */
export async function copyEntries(
  from: string,
  to: string,
  names: ReadonlySet<string>,
  image: TreeImage,
): Promise<void> {
  // A folder sorts before its content.
  for (const name of [...names].toSorted()) {
    const [source, target] = [placeOf(from, name), placeOf(to, name)];
    const entry = image.get(name);
    if (entry === FOLDER) await mkdir(target);
    else if (isFile(entry)) await copyFile(source, target);
    else await symlink(await readlink(source, 'buffer'), target);
  }
}
