import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { placeOf } from '../git/materialise.ts';
import { imageDifferences, isFile, type TreeImage } from './tree-image.ts';

/** A folder that takes the entries of one tree after the other at the same path. Nobody else changes it. */
export interface MirroredFolder {
  /** The entries in the folder; empty after a failure. */
  readonly image: TreeImage;
  /**
   * Makes the folder equal to an image. Calls `write` with the paths of the entries to write, none of which exists.
   */
  update(image: TreeImage, write: (names: ReadonlySet<string>) => Promise<void>): Promise<void>;
  /** Replaces the content of a regular file. Returns false if there is no such file. */
  replace(name: string, content: Buffer): Promise<boolean>;
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
    async replace(name, content) {
      const before = present;
      if (!isFile(before.get(name))) return false;
      // A failure leaves the folder in a state between both contents.
      present = new Map();
      await writeFile(placeOf(folder, name), content);
      // No image of a tree has such an entry, so the next update writes the file again.
      const digest = createHash('sha256').update(content).digest('hex');
      present = new Map([...before, [name, `file sent ${digest}`]]);
      return true;
    },
  };
}
