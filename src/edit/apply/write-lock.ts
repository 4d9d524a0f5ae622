import { closeSync, mkdirSync, openSync, readdirSync, rmdirSync, unlinkSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { abortError, errnoOf, LanserError } from '../../model/lanser-error.ts';
import { parentOf, type DirectoryHandles } from '../../workspace/directory-handles.ts';
import { withPathAsync } from './failure.ts';
import { dropLockName, newLockName, livenessOf } from '../../workspace/lock-owner.ts';

export interface WriteLockOptions {
  readonly waitMs: number;
  readonly signal: AbortSignal;
  /** The name of the state folder in messages. */
  readonly shown: string;
}

const PAUSE_MS = 20;

/**
 * Acquires the write lock. Every contender creates its own file in one folder, and owns the lock if no other live
 * contender has a file. Otherwise, the contender waits and tries again. If another live contender's file name sorts
 * before its own, the contender removes its own file before it waits. Any contender can remove the file of a dead
 * process. Outside Linux, a dead process counts as live while a new process has the same id.
 *
 * @throws LanserError E/CONTENT_MODIFIED if another process writes for longer than `waitMs`, if {@link livenessOf}
 * returns `unknown`, or if a folder was replaced; E/JAIL if a folder is a link; E/FS_PERMISSIONS; the error of
 * {@link abortError} if the signal is aborted.
 */
export async function takeWriteLock(
  base: DirectoryHandles,
  folder: string,
  options: WriteLockOptions,
): Promise<Disposable> {
  return withPathAsync(options.shown, async () => acquire(base, folder, options));
}

async function acquire(
  base: DirectoryHandles,
  folder: string,
  options: WriteLockOptions,
): Promise<Disposable> {
  const lockFolder = `${folder}/claims`;
  const name = newLockName();
  const removeOwnFile = (): void => removeLockFile(base, lockFolder, name);
  try {
    for (let waitedMs = 0; ; waitedMs += PAUSE_MS) {
      if (options.signal.aborted) throw abortError(options.signal);
      createLockFile(base, lockFolder, name);
      const others = liveLockFiles(base, lockFolder, name, options.shown);
      if (others.length === 0) return { [Symbol.dispose]: () => release(base, lockFolder, name) };
      if (waitedMs >= options.waitMs) throw busy(options.shown);
      if (others.some((other) => other < name)) removeOwnFile();
      await delay(PAUSE_MS, undefined, { signal: options.signal }).catch(() => {
        throw abortError(options.signal);
      });
    }
  } catch (error) {
    removeOwnFile();
    release(base, lockFolder, name);
    throw error;
  }
}

function createLockFile(base: DirectoryHandles, lockFolder: string, name: string): void {
  for (;;) {
    try {
      closeSync(openSync(base.at(`${lockFolder}/${name}`), 'wx', 0o600));
      return;
    } catch (error) {
      const errno = errnoOf(error);
      if (errno === 'EEXIST') return;
      // The folders do not exist, or the previous owner has just removed them.
      const isOtherFolder = error instanceof LanserError && error.details['reason'] === 'other-folder';
      if (errno !== 'ENOENT' && !isOtherFolder) throw error;
      base.forget(lockFolder.split('/')[0] ?? lockFolder);
      makeChain(base, lockFolder);
    }
  }
}

function makeChain(base: DirectoryHandles, folder: string): void {
  const parts = folder.split('/');
  for (let end = 1; end <= parts.length; end += 1) {
    try {
      mkdirSync(base.at(parts.slice(0, end).join('/')), 0o777);
    } catch (error) {
      // ENOENT: if `end` is 1, `base` is missing. Else the parent was just removed, and the caller tries again.
      if (errnoOf(error) === 'ENOENT' && end > 1) return;
      if (errnoOf(error) !== 'EEXIST') throw error;
    }
  }
}

function liveLockFiles(
  base: DirectoryHandles,
  lockFolder: string,
  ownName: string,
  shown: string,
): readonly string[] {
  return readdirSync(base.inside(lockFolder)).filter((name) => {
    if (name === ownName) return false;
    const liveness = livenessOf(name);
    if (liveness === 'unknown') throw unknownWriter(`${shown}/claims/${name}`);
    if (liveness === 'dead') removeLockFile(base, lockFolder, name);
    return liveness === 'live';
  });
}

function removeLockFile(base: DirectoryHandles, lockFolder: string, name: string): void {
  try {
    unlinkSync(base.at(`${lockFolder}/${name}`));
  } catch (error) {
    if (errnoOf(error) !== 'ENOENT') throw error;
  }
}

/** Removes the lock file, and the folders if they are empty. The next contender creates them again. */
function release(base: DirectoryHandles, lockFolder: string, name: string): void {
  dropLockName(name);
  try {
    unlinkSync(base.at(`${lockFolder}/${name}`));
  } catch {
    // If the file still exists, this thread counts the file as dead after `dropLockName`. Other threads and processes
    // respect the file until this process ends.
  }
  try {
    for (let folder = lockFolder; folder !== ''; folder = parentOf(folder)) rmdirSync(base.at(folder));
  } catch {
    // The folder is not empty, or another contender has removed it.
  }
}

function busy(shown: string): LanserError {
  return new LanserError(
    'E/CONTENT_MODIFIED',
    'Another lanser process writes files in this workspace or its checkout. Run again when that process has ended.',
    { reason: 'busy', path: shown },
  );
}

function unknownWriter(file: string): LanserError {
  return new LanserError(
    'E/CONTENT_MODIFIED',
    `A lanser process of another machine or container writes files in this workspace or its checkout, or was killed during a write. If no program writes there, remove the file ${file} and run again.`,
    { reason: 'unknown-writer', path: file },
  );
}
