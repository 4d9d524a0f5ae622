import { copyFileSync, linkSync, mkdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { placeOf } from '../git/materialise.ts';
import { FOLDER, imageDifferences, isFile, type TreeImage } from './tree-image.ts';

/** A folder that contains one tree at a time. Other code must not change the folder. */
export interface MirroredFolder {
  /** The image of the last update; empty before the first update, during an update, and after a failed update. */
  readonly image: TreeImage;
  /** Makes the folder equal to an image. Removes different entries, then calls `write` with the paths to create. */
  update(image: TreeImage, write: (names: ReadonlySet<string>) => Promise<void>): Promise<void>;
}

/** @param folder absolute; need not exist. The first update replaces an existing folder. */
export function mirroredFolder(folder: string): MirroredFolder {
  let present: TreeImage = new Map();
  return {
    get image() {
      return present;
    },
    async update(image, write) {
      const before = present;
      // If this update fails, the content is unknown. The empty image then makes the next update remove the folder.
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

/** The number of entries between two yields to the event loop. Process signals are handled only during a yield. */
const ENTRIES_PER_YIELD = 64;

/** Copies entries of a folder to a folder that does not contain them. Files become hard links if possible. */
export async function copyEntries(
  from: string,
  to: string,
  names: ReadonlySet<string>,
  image: TreeImage,
): Promise<void> {
  // A folder sorts before its content.
  for (const [index, name] of [...names].toSorted().entries()) {
    if (index % ENTRIES_PER_YIELD === 0) await setImmediate();
    const [source, target] = [placeOf(from, name), placeOf(to, name)];
    const entry = image.get(name);
    // Synchronous calls take a fraction of the time of asynchronous ones for thousands of small files.
    if (entry === FOLDER) mkdirSync(target);
    else if (isFile(entry)) linkOrCopy(source, target);
    else symlinkSync(readlinkSync(source, 'buffer'), target);
  }
}

/** Prefers a hard link, which is faster. Links are safe, because updates replace files and do not write into them. */
function linkOrCopy(source: string | Buffer, target: string | Buffer): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
