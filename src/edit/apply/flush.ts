import { closeSync, constants, fsync, openSync } from 'node:fs';
import { promisify } from 'node:util';

const flushed = promisify(fsync);

/** Number of files to flush at once: file systems batch their log writes, and descriptors are scarce. */
const AT_ONCE = 32;

/** Flushes files; each function returns the path of its file when the file is due. */
export async function flushFiles(places: readonly (() => string)[]): Promise<void> {
  for (let start = 0; start < places.length; start += AT_ONCE) {
    const descriptors: number[] = [];
    try {
      for (const place of places.slice(start, start + AT_ONCE)) {
        descriptors.push(openSync(place(), constants.O_RDONLY | constants.O_NOFOLLOW));
      }
      const outcomes = await Promise.allSettled(descriptors.map(async (descriptor) => flushed(descriptor)));
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    } finally {
      for (const descriptor of descriptors) closeSync(descriptor);
    }
  }
}
