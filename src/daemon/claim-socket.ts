import { randomBytes } from 'node:crypto';
import { linkSync, lstatSync, renameSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import type { Server } from 'node:net';
import { errnoOf } from '../model/lanser-error.ts';
import { exchange } from './exchange.ts';

/** A path at which callers find this process's server. Disposal removes the path if `isOwn` returns true. */
export interface ClaimedSocket extends Disposable {
  /** Returns false if the path does not exist, or leads to a different socket. */
  isOwn(): boolean;
}

const MAX_ATTEMPTS = 10;

/**
 * Listens at a path, in place of a socket whose process has ended. Returns undefined if another process listens
 * there, or if other processes take the path in each of {@link MAX_ATTEMPTS} attempts.
 */
export async function claimSocket(server: Server, path: string): Promise<ClaimedSocket | undefined> {
  // For a moment after its creation, a socket refuses connections, so the server first listens under a temporary
  // name.
  const temporary = `${path}.${process.pid}`;
  rmSync(temporary, { force: true });
  server.listen(temporary);
  await once(server, 'listening');
  const { ino } = lstatSync(temporary);
  try {
    for (let attempts = 1; attempts <= MAX_ATTEMPTS; attempts += 1) {
      if (linked(temporary, path)) return claimed(path, ino);
      const seen = lstatSync(path, { throwIfNoEntry: false })?.ino;
      if ((await exchange(path, { kind: 'status' })).kind === 'status') return undefined;
      removeStale(path, seen);
    }
    return undefined;
  } finally {
    rmSync(temporary, { force: true });
  }
}

function claimed(path: string, ino: number): ClaimedSocket {
  const isOwn = (): boolean => lstatSync(path, { throwIfNoEntry: false })?.ino === ino;
  return {
    isOwn,
    [Symbol.dispose]: () => {
      if (isOwn()) rmSync(path, { force: true });
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
function removeStale(path: string, ino: number | undefined): void {
  const aside = `${path}.${randomBytes(4).toString('hex')}`;
  try {
    renameSync(path, aside);
    if (lstatSync(aside).ino !== ino) linked(aside, path);
    rmSync(aside, { force: true });
  } catch (error) {
    if (errnoOf(error) !== 'ENOENT') throw error;
  }
}
