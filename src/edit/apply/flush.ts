import { closeSync, constants, fsync, openSync } from 'node:fs';
import { promisify } from 'node:util';

const flushed = promisify(fsync);

/** Together, file systems write their logs once for many; more would be descriptors for nothing. */
const AT_ONCE = 32;

/** Flushes files, each found by its function when its turn comes. */
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
