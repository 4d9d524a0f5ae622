import { randomBytes } from 'node:crypto';
import { linkSync, lstatSync, renameSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import type { Server } from 'node:net';
import path from 'node:path';
import { errnoOf } from '../model/lanser-error.ts';
import { exchange } from './exchange.ts';

/** A path at which callers find this process's server. Disposal removes the path if `isOwn` returns true. */
export interface ClaimedSocket extends Disposable {
  /** Returns false if the path does not exist, or leads to a different socket. */
  isOwn(): boolean;
}

const MAX_ATTEMPTS = 10;

/**
 * Listens at a path. Replaces a socket whose process has ended or does not answer. Returns undefined if another
 * process answers there, or if other processes take the path in each of {@link MAX_ATTEMPTS} attempts.
 */
export async function claimSocket(server: Server, place: string): Promise<ClaimedSocket | undefined> {
  // A new socket refuses connections for a moment, so another process could replace it. The server therefore first
  // listens under a temporary name. Because the length of a socket's path is limited, this name must not be longer
  // than the name in `place`.
  const temporary = path.join(path.dirname(place), randomBytes(6).toString('hex'));
  server.listen(temporary);
  await once(server, 'listening');
  const { ino } = lstatSync(temporary);
  try {
    for (let attempts = 1; attempts <= MAX_ATTEMPTS; attempts += 1) {
      if (linked(temporary, place)) return claimed(place, ino);
      const seen = lstatSync(place, { throwIfNoEntry: false })?.ino;
      if ((await exchange(place, { kind: 'status' })).kind === 'status') return undefined;
      removeStale(place, seen);
    }
    return undefined;
  } finally {
    rmSync(temporary, { force: true });
  }
}

function claimed(place: string, ino: number): ClaimedSocket {
  const isOwn = (): boolean => lstatSync(place, { throwIfNoEntry: false })?.ino === ino;
  return {
    isOwn,
    [Symbol.dispose]: () => {
      if (isOwn()) rmSync(place, { force: true });
    },
  };
}

/** Creates a hard link to a file. Returns false if the link's name exists already. */
function linked(file: string, name: string): boolean {
  try {
    linkSync(file, name);
    return true;
  } catch (error) {
    if (errnoOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the socket with this inode. If another process has replaced the socket, keeps the new socket. */
function removeStale(place: string, ino: number | undefined): void {
  const aside = `${place}.${randomBytes(4).toString('hex')}`;
  try {
    renameSync(place, aside);
    if (lstatSync(aside).ino !== ino) linked(aside, place);
    rmSync(aside, { force: true });
  } catch (error) {
    if (errnoOf(error) !== 'ENOENT') throw error;
  }
}
