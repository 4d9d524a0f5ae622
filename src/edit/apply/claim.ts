import { closeSync, mkdirSync, openSync, readdirSync, rmdirSync, unlinkSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { abortError, errnoOf, LanserError } from '../../model/lanser-error.ts';
import { parentOf, type HeldTree } from '../../workspace/held-folder.ts';
import { aboutAll } from './failure.ts';
import { dropClaim, newClaim, standingOf } from './claimant.ts';

export interface ClaimOptions {
  /** How long another process may go on; 0: fail at once. */
  readonly waitMs: number;
  readonly signal: AbortSignal;
  /** What messages call the state folder. */
  readonly shown: string;
}

const PAUSE_MS = 20;

/**
 * The right to write, for one holder at a time; a process that has ended holds none. Every contender puts
 * a name of its own into one folder and holds the claim where it then sees nobody else there. Where it
 * does, the oldest stays and waits and the others step back, so that one of them gets on. Names are never
 * used twice, so a name of the dead can be removed by anybody.
 *
 * @throws LanserError E/CONTENT_MODIFIED where another writes for longer than `waitMs`, or it cannot be
 * told whether it does; E/INTERRUPTED.
 */
export async function claim(base: HeldTree, folder: string, options: ClaimOptions): Promise<Disposable> {
  return aboutAll(options.shown, async () => contend(base, folder, options));
}

async function contend(base: HeldTree, folder: string, options: ClaimOptions): Promise<Disposable> {
  const claims = `${folder}/claims`;
  const name = newClaim();
  const withdraw = (): void => {
    try {
      unlinkSync(base.at(`${claims}/${name}`));
    } catch (error) {
      if (errnoOf(error) !== 'ENOENT') throw error;
    }
  };
  try {
    for (let waitedMs = 0; ; waitedMs += PAUSE_MS) {
      if (options.signal.aborted) throw abortError(options.signal);
      enter(base, claims, name);
      const others = rivals(base, claims, name, options.shown);
      if (others.length === 0) {
        return { [Symbol.dispose]: () => release(base, claims, name) };
      }
      if (waitedMs >= options.waitMs) throw busy(options.shown);
      if (others.some((other) => other < name)) withdraw();
      await delay(PAUSE_MS, undefined, { signal: options.signal }).catch(() => {
        throw abortError(options.signal);
      });
    }
  } catch (error) {
    withdraw();
    release(base, claims, name);
    throw error;
  }
}

function enter(base: HeldTree, claims: string, name: string): void {
  for (;;) {
    try {
      closeSync(openSync(base.at(`${claims}/${name}`), 'wx', 0o600));
      return;
    } catch (error) {
      const errno = errnoOf(error);
      if (errno === 'EEXIST') return;
      // Whoever was the last here has removed the folders, also while we were about to enter.
      if (errno !== 'ENOENT' && !isOtherFolder(error)) throw error;
      forgetChain(base, claims);
      makeChain(base, claims);
    }
  }
}

function isOtherFolder(error: unknown): boolean {
  return error instanceof LanserError && error.details['reason'] === 'other-folder';
}

function forgetChain(base: HeldTree, folder: string): void {
  base.forget(folder.split('/')[0] ?? folder);
}

function makeChain(base: HeldTree, folder: string): void {
  const parts = folder.split('/');
  for (let end = 1; end <= parts.length; end += 1) {
    try {
      mkdirSync(base.at(parts.slice(0, end).join('/')), 0o777);
    } catch (error) {
      if (errnoOf(error) === 'ENOENT') return;
      if (errnoOf(error) !== 'EEXIST') throw error;
    }
  }
}

function rivals(base: HeldTree, claims: string, own: string, shown: string): readonly string[] {
  return readdirSync(base.inside(claims)).filter((name) => {
    if (name === own) return false;
    const standing = standingOf(name);
    if (standing === 'unknown') throw unknowable(`${shown}/claims/${name}`);
    if (standing !== 'dead') return standing === 'live';
    try {
      unlinkSync(base.at(`${claims}/${name}`));
    } catch (error) {
      if (errnoOf(error) !== 'ENOENT') throw error;
    }
    return false;
  });
}

/** Takes the folders along where they are empty; a newcomer makes them again. */
function release(base: HeldTree, claims: string, name: string): void {
  dropClaim(name);
  try {
    unlinkSync(base.at(`${claims}/${name}`));
  } catch {
    // It is of no force any more, and removed by the next who claims.
  }
  try {
    for (let folder = claims; folder !== ''; folder = parentOf(folder)) rmdirSync(base.at(folder));
  } catch {
    // Somebody else is in there, or was faster.
  }
}

function busy(shown: string): LanserError {
  return new LanserError(
    'E/CONTENT_MODIFIED',
    'Another lanser process writes to these files. Run again when it has ended.',
    { reason: 'busy', path: shown },
  );
}

function unknowable(file: string): LanserError {
  return new LanserError(
    'E/CONTENT_MODIFIED',
    `Another machine or container writes to these files, or was killed while it did: that cannot be told from here. If no other one writes, remove the file ${file} and run again.`,
    { reason: 'unknown-writer', path: file },
  );
}
