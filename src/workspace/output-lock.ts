import { readdir, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { errnoOf } from '../model/lanser-error.ts';
import { dropLockName, livenessOf, newLockName } from './lock-owner.ts';

const PREFIX = '.lanser-writing-';
const LOCK = /^\.lanser-writing-\d+-(?<name>.+)$/u;

const PAUSE_MS = 20;

/** The maximum number of pauses. A lock file that outlasts all pauses belongs to the owner of the lock. */
const MAX_PAUSES = 50;

/** Errors of a folder that this process cannot read or write. */
const READ_ONLY: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM', 'EROFS']);

/**
 * Acquires the lock of an output file until the returned object is disposed of. Returns undefined if a different
 * contender (a call of this function) on this machine takes precedence.
 *
 * Each contender creates its own lock file beside the output file. A contender owns the lock if it finds no other
 * live lock file for this output. Otherwise, the contender whose lock file comes first by name searches again for
 * about a second. All other contenders give up at once. Ignores lock files of other machines and containers: if
 * a scheduler restarts a killed task in a new container, the lock file of the old container remains. If this process
 * cannot read or write the folder, returns an object that excludes no contender.
 *
 * @param file The absolute path of an existing file, without links.
 * @param inode The inode of the file, which is the same for all names of the file.
 */
export async function takeOutputLock(file: string, inode: bigint): Promise<AsyncDisposable | undefined> {
  const folder = path.dirname(file);
  const prefix = `${PREFIX}${inode}-`;
  const name = newLockName();
  const own = path.join(folder, `${prefix}${name}`);
  const release = async (): Promise<void> => {
    await unlink(own).catch(() => undefined);
    dropLockName(name);
  };
  try {
    await writeFile(own, '', { mode: 0o600, flag: 'wx' });
    for (let pauses = 0; ; pauses += 1) {
      const others = await liveLocks(folder, prefix, name);
      if (others.length === 0) return { [Symbol.asyncDispose]: release };
      if (pauses === MAX_PAUSES || others.some((other) => other < name)) break;
      await delay(PAUSE_MS);
    }
  } catch (error) {
    await release();
    if (!READ_ONLY.has(errnoOf(error))) throw error;
    return { [Symbol.asyncDispose]: async () => {} };
  }
  await release();
  return undefined;
}

/** Returns the names of other live locks for this output. Removes dead lock files, also those of other outputs. */
async function liveLocks(folder: string, prefix: string, own: string): Promise<readonly string[]> {
  const live: string[] = [];
  for (const file of await readdir(folder)) {
    const name = LOCK.exec(file)?.groups?.['name'];
    if (name === undefined || name === own) continue;
    const liveness = livenessOf(name);
    if (liveness === 'live' && file.startsWith(prefix)) live.push(name);
    if (liveness === 'dead') await unlink(path.join(folder, file)).catch(() => undefined);
  }
  return live;
}
