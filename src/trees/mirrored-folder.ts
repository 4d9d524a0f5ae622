import { mkdir, rm } from 'node:fs/promises';
import { placeOf } from '../git/materialise.ts';
import { imageDifferences, type TreeImage } from './tree-image.ts';

/** A folder that takes the entries of one tree after the other at the same path. Nobody else changes it. */
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
